import type { AppLoadContext } from '@remix-run/node';
import type { ResolvedPath } from '~/services/shop-api';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import { requireCustomer } from './auth-guard.server';
import type { Guard } from '~/lib/guard';

const resolved = new WeakMap<AppLoadContext, Promise<ResolvedPath>>();

/** The page or entity of this request's path, resolved once for guard, loader and action. */
export function resolveAddress(context: AppLoadContext): Promise<ResolvedPath> {
  const address = resolved.get(context) ?? context.shop.resolvePath({ path: context.path });
  resolved.set(context, address);
  return address;
}

/**
 * category-guard (§2): a category for customers only redirects everybody else to the log-in and
 * back (067).
 */
export const categoryGuard: Guard = async ({ context, request }) => {
  const address = await resolveAddress(context);
  if (address && !isForEverybody(address)) requireCustomer(context, request.url);
};
