import type { WithdrawalOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getWithdrawalReceipt, submitWithdrawal } from './submit-withdrawal';

/** Declarations of withdrawal and their receipts (§ 356a BGB). */
export function withdrawalOperations(ctx: CommerceContext): WithdrawalOperations {
  return {
    doSubmitCancellation: (input) => submitWithdrawal(ctx, input),
    getWithdrawalReceipt: (input) => getWithdrawalReceipt(ctx, input),
  };
}
