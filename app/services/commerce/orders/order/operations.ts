import type { OrderOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { findOrder } from './find-order';
import { getOrder } from './get-order';
import { getOrders } from './get-orders';
import { sendGiftCards } from './send-gift-cards';

/** Orders that one visitor may see (§7). */
export function orderOperations(ctx: CommerceContext): OrderOperations {
  return {
    getOrder: (input) => getOrder(ctx, input),
    doFindOrder: (input) => findOrder(ctx, input),
    doSendGiftCards: (input) => sendGiftCards(ctx, input),
    getOrders: (input) => getOrders(ctx, input),
  };
}
