import type { LoaderFunctionArgs } from '@remix-run/node';
import { suggestionsHtml } from '~/features/browse/suggestions/suggestions.server';
import { etagResponse } from '~/lib/etag-response.server';

export const handle = { query: ['term'] };

/** Suggestions for a search being typed: a piece of HTML for the script of its field. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const term = new URL(request.url).searchParams.get('term') ?? '';
  const html = await suggestionsHtml(context, term);
  return etagResponse(request, html, 'text/html; charset=utf-8');
}
