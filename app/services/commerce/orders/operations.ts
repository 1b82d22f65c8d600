import type { OrderOperations } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { getOrder } from './get-order';
import { getCancellationReceipt, submitCancellation } from './submit-cancellation';

/** Orders that one visitor may see (§7). */
export function orderOperations(ctx: CommerceContext): OrderOperations {
  return {
    getOrder: (input) => getOrder(ctx, input),
    doSubmitCancellation: (input) => submitCancellation(ctx, input),
    getCancellationReceipt: (input) => getCancellationReceipt(ctx, input),
  };
}
