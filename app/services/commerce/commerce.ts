import type { ShopApi } from '../shop-api';
import { cartOperations } from './cart/operations';
import { catalogueOperations } from './catalogue/operations';
import { checkoutOperations } from './checkout/operations';
import type { CommerceContext } from './commerce-context';
import { contentOperations } from './content/operations';
import { orderOperations } from './orders/operations';
import { sessionOperations } from './sessions/operations';

/** The embedded engine as a shop for one visitor: every operation of the contract on PostgreSQL. */
export function bindCommerce(ctx: CommerceContext): ShopApi {
  return {
    ...sessionOperations(ctx),
    ...catalogueOperations(ctx),
    ...cartOperations(ctx),
    ...checkoutOperations(ctx),
    ...orderOperations(ctx),
    ...contentOperations(ctx),
  };
}
