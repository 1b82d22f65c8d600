import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '~/features/account/guards.server';
import { readableExport } from '~/features/personal-data/readable-export.server';

export const handle = { audience: 'visitor', query: ['format'] };

/** `?format=json` or `html`: what the shop keeps about the customer, as a file (L-57). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(context, request.url);
  const data = await context.shop.getCustomerExport();
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
