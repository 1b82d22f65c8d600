import type { SubmitWithdrawalInput, WithdrawalOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { once } from './once';

/** Declarations of withdrawal. The upstream shop mails the receipt of one and has none to show. */
export function withdrawalOperations(call: ContractCall): WithdrawalOperations {
  return {
    async doSubmitCancellation(input) {
      const { name, orderId, email, submissionId, items = '', message = '' } = input;
      const reason = [goodsOf(input), message].filter(Boolean).join('\n\n');
      const { receivedAt } = await once('doSubmitCancellation', submissionId, async () => {
        await call.ask('doSubmitCancellation', { email, name, orderId, ...(reason && { reason }) });
        return { receivedAt: call.now().toISOString() };
      });
      return { name, orderId, email, items, message, submissionId, receivedAt };
    },
    getWithdrawalReceipt: async () => null,
  };
}

/** Pages name pieces of lines as text; unnamed ones must not count as the whole order. */
function goodsOf({ items = '', lines = [] }: SubmitWithdrawalInput): string {
  return (
    items || lines.map(({ orderItemId, quantity }) => `${quantity} × #${orderItemId}`).join(', ')
  );
}
