import type { ReturnOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getReturns } from './get-returns';
import { makeOrderReturn } from './make-order-return';
import { getReturnReasons } from './return-reasons';

/** Returns of one customer (§7). */
export function returnOperations(ctx: CommerceContext): ReturnOperations {
  return {
    getReturns: (input) => getReturns(ctx, input),
    getReturnReasons: () => getReturnReasons(ctx),
    doMakeOrderReturn: (input) => makeOrderReturn(ctx, input),
  };
}
