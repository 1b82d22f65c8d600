import { cashOnDelivery } from './cash-on-delivery';
import { GIFT_CARD_KEY, giftCard } from './gift-card';
import { invoice } from './invoice';
import { prepayment } from './prepayment';
import { IS_ONLINE, mollieWay } from './mollie/mollie-way';
import type { PaymentProvider } from './provider';

const PROVIDERS = new Map<string, PaymentProvider>([
  ['PREPAYMENT', prepayment],
  ['INVOICE', invoice],
  ['CASH_ON_DELIVERY', cashOnDelivery],
  [GIFT_CARD_KEY, giftCard],
]);

const WAITING_KEYS = [...PROVIDERS].flatMap(([key, { paysLater }]) => (paysLater ? [] : [key]));

/** SQL: is what has this payment key paid before it is sent? */
export const WAITS_FOR_MONEY = (paymentKey: string) =>
  `(upper(${paymentKey}) in ('${WAITING_KEYS.join("', '")}') or ${IS_ONLINE(paymentKey)})`;

/**
 * Who handles the money of a payment key, however it is written; null for one this shop has no
 * provider of: it is not offered, and an old order paid that way is still shown.
 */
export function providerOf(paymentKey: string): PaymentProvider | null {
  const key = paymentKey.toUpperCase();
  return PROVIDERS.get(key) ?? mollieWay(key);
}
