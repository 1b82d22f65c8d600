import type { LoaderFunctionArgs } from '@remix-run/node';
import { variationDrawing } from '~/editor/blocks-lists/blocks-lists.server';
import { etagResponse } from '~/lib/etag-response.server';

/** The preview picture of a variation: /blocks/variations/<id>.svg, in English <id>.en.svg. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  const primary = context.configuration.design.primaryColor;
  const [, id, english] = /^([\w-]+?)(\.en)?\.svg$/.exec(params['file'] ?? '') ?? [];
  const drawing = id ? variationDrawing(id, { locale: english ? 'en' : 'de', primary }) : null;
  if (drawing === null) throw new Response(null, { status: 404 });
  return etagResponse(request, drawing, 'image/svg+xml');
}
