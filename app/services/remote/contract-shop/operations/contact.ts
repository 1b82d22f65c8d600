import type { ContactOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { once } from './once';

/** Messages to the upstream shop; it sends no copy of them. */
export function contactOperations({ ask }: ContractCall): ContactOperations {
  return {
    async doCustomerContactMail({ submissionId, orderId = null, ...input }) {
      const { name, email, subject, message } = input;
      const order = orderId === null ? {} : { orderId: String(orderId) };
      await once('doCustomerContactMail', submissionId, async () => {
        await ask('doCustomerContactMail', { name, email, subject, message, ...order });
        return {};
      });
    },
  };
}
