import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '~/features/page/auth-guard.server';
import { exportResponse } from '~/features/account/own-data/own-data-download.server';

export const handle = { audience: 'visitor', query: ['format'] };

/** `?format=json` or `html`: what the shop keeps about the customer, as a file (L-57). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(context, request.url);
  return exportResponse(request, context, await context.shop.getCustomerExport());
}
