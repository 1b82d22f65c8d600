import type { OrderAgainOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { orderAgain } from './order-again';
import { orderAgainInformation } from './order-again-information';

/** Ordering the goods of an order again (§4, §7). */
export function orderAgainOperations(ctx: CommerceContext): OrderAgainOperations {
  return {
    doOrderAgainInformation: (input) => orderAgainInformation(ctx, input),
    doOrderAgain: (input) => orderAgain(ctx, input),
  };
}
