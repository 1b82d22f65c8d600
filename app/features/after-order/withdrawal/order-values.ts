import type { Order } from '~/services/shop-api';
import type { WithdrawalValues } from './withdrawal-page';

/** The values of an order for step 1; the shopper can change all of them (L-12). */
export function valuesOf({ id, billingAddress, deliveryAddress }: Order): WithdrawalValues {
  const { firstName, lastName, companyName, email } = billingAddress;
  return {
    name: `${firstName} ${lastName}`.trim() || companyName,
    orderId: String(id),
    email: email || deliveryAddress.email,
  };
}
