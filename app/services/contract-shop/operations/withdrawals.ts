import type { WithdrawalOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';

/**
 * Declarations of withdrawal. The shop behind mails the receipt of one and has none to show; nor does it know
 * one that is sent twice.
 */
export function withdrawalOperations(call: ContractCall): WithdrawalOperations {
  return {
    async doSubmitCancellation({ lines: _, items = '', message = '', ...declared }) {
      const { name, orderId, email } = declared;
      const reason = [items, message].filter(Boolean).join('\n\n');
      await call.ask('doSubmitCancellation', { email, name, orderId, ...(reason && { reason }) });
      return { ...declared, items, message, receivedAt: call.now().toISOString() };
    },
    getWithdrawalReceipt: async () => null,
  };
}
