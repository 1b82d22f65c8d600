import { may } from '~/services/operator-api/operator';
import { ShopError } from '~/services/shop-api';
import type { WireCall } from '../frame/operation';

/**
 * Admits only customers if the page would redirect everybody else to the log-in (decision 067): the
 * check is that of category-guard, by the path. Operators who edit or publish read all pages, because
 * they open again what they have closed. Throws `login.required`.
 */
export async function requireRight(call: WireCall, path: string): Promise<void> {
  if (call.visitor.principal.kind === 'customer') return;
  const found = await call.shop.resolvePath({ path });
  if (found?.right !== 'customer') return;
  if (!(await readsAllPages(call))) throw new ShopError('login.required');
}

/** Is the caller an operator who edits or publishes? */
export async function readsAllPages({ operator }: WireCall): Promise<boolean> {
  const session = await operator.session();
  if (!session?.isComplete) return false;
  return may(session.operator, 'edit') || may(session.operator, 'publish');
}
