import type { PaymentProvider } from '../provider';

/** Ways to pay at the payment provider's, by payment key: `MOLLIE_CREDITCARD`. */
const KEY = /^MOLLIE_([A-Z0-9]{2,30})$/;

/** The way in which goods can be paid from the cart: it tells who paid, and where they live. */
export const EXPRESS_METHOD = 'paypal';
/** Its payment key, in capitals. */
export const EXPRESS_KEY = 'MOLLIE_PAYPAL';

/** Of these there is none here (open point 1.10). */
const DROPPED = /^KLARNA/;

/** A transfer takes days, like one to the shop's own account. */
const BY_TRANSFER = 'banktransfer';

/** SQL: is the payment of this column paid at the payment provider's? */
export const IS_ONLINE = (paymentKey: string) => `upper(${paymentKey}) like 'MOLLIE\\_%'`;

/** SQL: when the provider of a new payment is asked first, if one is. */
export const FIRST_CHECK = (paymentKey: string, now: string) =>
  `case when ${IS_ONLINE(paymentKey)} then ${now}::timestamptz + interval '1 minute' end`;

/** The way to pay of this payment key, in capitals; null: it is none of the payment provider's. */
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
