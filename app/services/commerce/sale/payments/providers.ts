import { cashOnDelivery } from './cash-on-delivery';
import { GIFT_CARD_KEY, giftCard } from './gift-card';
import { invoice } from './invoice';
import { prepayment } from './prepayment';
import { mollieWay } from './mollie/mollie-way';
import type { PaymentProvider } from './provider';
import type { Cents } from '../../../shop-api';

const PROVIDERS = new Map<string, PaymentProvider>([
  ['PREPAYMENT', prepayment],
  ['INVOICE', invoice],
  ['CASH_ON_DELIVERY', cashOnDelivery],
  [GIFT_CARD_KEY, giftCard],
]);

/** Payment keys paid before dispatch, in capitals; those of the payment provider are, too. */
export const WAITING_KEYS = [...PROVIDERS].flatMap(([key, { paysLater }]) =>
  paysLater ? [] : [key],
);

/**
 * Whether an order is confirmed only when its money comes. Methods that pay later are not, nor
 * orders with nothing due.
 */
export function waitsForMoney(paymentKey: string, openAmount: Cents): boolean {
  return openAmount > 0 && !providerOf(paymentKey)?.paysLater;
}

/**
 * The provider that handles the money of a payment key, in any case; null for a key without a
 * provider in this shop: it is not offered, and an old order paid with it is still shown.
 */
export function providerOf(paymentKey: string): PaymentProvider | null {
  const key = paymentKey.toUpperCase();
  return PROVIDERS.get(key) ?? mollieWay(key);
}
