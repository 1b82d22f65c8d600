import type { ShopApi } from '~/services/shop-api';
import { cartOperations } from '../cart/operations';
import { catalogueOperations } from '../catalogue/operations';
import { checkoutOperations } from '../checkout/operations';
import type { CommerceContext } from '../commerce-context';
import { contentOperations } from '../content/operations';
import { fileOperations } from '../files/operations';
import { orderOperations } from '../orders/operations';
import { sessionOperations } from '../account/operations';

/** The embedded engine as a shop for one visitor: every operation of the contract on PostgreSQL. */
export function bindCommerce(ctx: CommerceContext): ShopApi {
  return forgetting(ctx.reads, {
    ...sessionOperations(ctx),
    ...catalogueOperations(ctx),
    ...cartOperations(ctx),
    ...checkoutOperations(ctx),
    ...orderOperations(ctx),
    ...fileOperations(ctx),
    ...contentOperations(ctx),
  });
}

/** An operation that may write, by its name (§7). */
const WRITES = /^(do|set|delete)/;

/** After a write nothing that was read before it is remembered, whether it succeeded or not. */
function forgetting(reads: CommerceContext['reads'], shop: ShopApi): ShopApi {
  const operations = Object.entries(shop).map(([name, operation]) => {
    if (!WRITES.test(name)) return [name, operation];
    const run = operation as (input?: unknown) => Promise<unknown>;
    return [name, (input?: unknown) => run(input).finally(() => reads?.clear())];
  });
  return Object.fromEntries(operations) as ShopApi;
}
