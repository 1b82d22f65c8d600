import type { AppLoadContext } from '@remix-run/node';
import type { ResolvedPath } from '~/services/shop-api';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import { requireCustomer } from './auth-guard.server';

/** category-guard (§2): what is for customers only leads everybody else to the log-in and back (067). */
export function guardCategory(
  context: AppLoadContext,
  request: Request,
  address: NonNullable<ResolvedPath>,
): void {
  if (!isForEverybody(address)) requireCustomer(context, request.url);
}
