import { isRouteErrorResponse } from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isShopError } from '~/services/shop-api/shop-error';

type Args = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request' | 'context'>;

/**
 * Reports an error of a page to the server, which logs it. It is no error if the shop has a message
 * for it, the visitor has left, or no such page exists: the router's own error for that would put
 * the address, with a key in it, into the log. Only a form reports that its page shows the error
 * (`isTold`).
 */
export function noteFailure(error: unknown, { request, context }: Args, isTold = false): void {
  if (request.signal.aborted || isShopError(error)) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  Object.assign(context.page, { failure: error, isTold });
}
