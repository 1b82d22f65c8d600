import type { PaymentProvider } from '../provider';

/** Methods of the payment provider, by payment key: `MOLLIE_CREDITCARD`. */
const KEY = /^MOLLIE_([A-Z0-9]{2,30})$/;

/** The method for paying from the cart: it returns name and address of the payer. */
export const EXPRESS_METHOD = 'paypal';
/** Its payment key, in capitals. */
export const EXPRESS_KEY = 'MOLLIE_PAYPAL';

/** Methods that this shop does not offer (open point 1.10). */
const DROPPED = /^KLARNA/;

/** A transfer takes days, like one to the shop's own account. */
const BY_TRANSFER = 'banktransfer';

/** SQL: whether the payment of this column is paid at the payment provider. */
export const IS_ONLINE = (paymentKey: string) => `upper(${paymentKey}) like 'MOLLIE\\_%'`;

/** SQL: when the provider of a new payment is first queried; null for other methods. */
export const FIRST_CHECK = (paymentKey: string, now: string) =>
  `case when ${IS_ONLINE(paymentKey)} then ${now}::timestamptz + interval '1 minute' end`;

/** The payment method of this payment key, in capitals; null: not of the payment provider. */
export function mollieWay(paymentKey: string): PaymentProvider | null {
  const name = KEY.exec(paymentKey)?.[1];
  if (name === undefined || DROPPED.test(name)) return null;
  const online = name.toLowerCase();
  return {
    paysLater: false,
    needsBankDetails: false,
    term: online === BY_TRANSFER ? 'prepaymentDays' : 'onlinePaymentDays',
    online,
  };
}
