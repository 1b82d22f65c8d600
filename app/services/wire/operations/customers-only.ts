import { ShopError } from '~/services/shop-api';
import type { WireCall } from '../frame/operation';

/**
 * Lets customers alone go on where a page would lead everybody else to the log-in (decision 067): the
 * question is that of category-guard, by the path of what is asked for. Throws `login.required`.
 */
export async function requireRight({ shop, visitor }: WireCall, path: string): Promise<void> {
  if (visitor.principal.kind === 'customer') return;
  const found = await shop.resolvePath({ path });
  if (found?.right === 'customer') throw new ShopError('login.required', { code: 401 });
}
