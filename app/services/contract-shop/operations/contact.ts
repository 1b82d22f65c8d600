import type { ContactOperations } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';

/** Messages to the shop behind; it sends no copy of them. */
export function contactOperations({ ask }: ContractCall): ContactOperations {
  return {
    async doCustomerContactMail({ name, email, subject, message, orderId = null }) {
      await ask('doCustomerContactMail', {
        name,
        email,
        subject,
        message,
        ...(orderId !== null && { orderId: String(orderId) }),
      });
    },
  };
}
