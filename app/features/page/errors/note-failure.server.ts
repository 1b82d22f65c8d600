import { isRouteErrorResponse } from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isShopError } from '~/services/shop-api/shop-error';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * Notes what went wrong in a page for the server, which logs it in its own way. Nothing is wrong where
 * the shop has words for it, where the visitor has left, or where no page is: the router's own error
 * for that would put the address, and a key in it, into the log. Only a form says that it `isTold` by its page.
 */
export function noteFailure(error: unknown, { request, context }: Args, isTold = false): void {
  if (request.signal.aborted || isShopError(error)) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  Object.assign(context.page, { failure: error, isTold });
}
