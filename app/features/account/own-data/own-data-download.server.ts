import type { RequestContext } from '~/services/context.server';
import type { CustomerExport, GuestExport } from '~/services/shop-api';
import { readableExport } from './readable-own-data.server';

/**
 * A customer's stored data as a file in the requested format: `?format=json`, otherwise a page to
 * read (L-57).
 */
export function exportResponse(
  request: Request,
  context: Pick<RequestContext, 'locale'>,
  data: CustomerExport | GuestExport,
): Response {
  const isJson = new URL(request.url).searchParams.get('format') === 'json';
  const name = context.locale === 'de' ? 'meine-daten' : 'my-data';
  return new Response(isJson ? JSON.stringify(data, null, 2) : readableExport(data, context), {
    headers: {
      'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.${isJson ? 'json' : 'html'}"`,
      'Cache-Control': 'no-store',
    },
  });
}
