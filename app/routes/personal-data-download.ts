import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportResponse } from '~/features/account/own-data/own-data-download.server';

export const handle = { guards: ['auth-guard'], audience: 'visitor', query: ['format'] };

/** `?format=json` or `html`: the customer's stored data, as a file (L-57). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return exportResponse(request, context, await context.shop.getCustomerExport());
}
