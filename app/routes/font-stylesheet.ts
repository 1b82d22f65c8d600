import type { LoaderFunctionArgs } from '@remix-run/node';
import { etagResponse } from '~/lib/etag-response.server';
import { FONT_WEIGHTS, fontFace, TEXT_FONTS } from '~/styles/text-fonts';

export const handle = { query: ['family', 'weights'] };

/**
 * The style sheet of a font for the texts, by family and weights (§7):
 * `/fonts/stylesheet.css?family=Work+Sans&weights=400,700`. All weights by default; 404 for a
 * family or weights that the shop lacks. The font comes from the shop itself, never from another
 * host.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const font = TEXT_FONTS.find(({ name }) => name === searchParams.get('family'));
  const named = searchParams.get('weights')?.split(',').map(Number);
  const weights = FONT_WEIGHTS.filter((weight) => !named || named.includes(weight));
  if (!font || weights.length === 0) {
    throw new Response('Page Not Found', { status: 404, statusText: 'Not Found' });
  }
  const rules = weights.map((weight) => fontFace(font, weight));
  return etagResponse(request, `${rules.join('\n')}\n`, 'text/css; charset=utf-8');
}
