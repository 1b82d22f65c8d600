import { may } from '~/services/operator-api/operator';
import { ShopError } from '~/services/shop-api';
import type { WireCall } from '../frame/operation';

/**
 * Admits only customers if the page would redirect everybody else to the log-in (decision 067): the
 * check is that of category-guard, by the path. Operators who edit or publish read all pages, because
 * they open again what they have closed. Throws `login.required`.
 */
export async function requireRight(
  { shop, visitor, operator }: WireCall,
  path: string,
): Promise<void> {
  if (visitor.principal.kind === 'customer') return;
  const found = await shop.resolvePath({ path });
  if (found?.right !== 'customer') return;
  const session = await operator.session();
  const mayOpen =
    session?.isComplete && (may(session.operator, 'edit') || may(session.operator, 'publish'));
  if (!mayOpen) throw new ShopError('login.required');
}
