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

/** Payment keys of what is paid before it is sent, in capitals; what the payment provider handles is, too. */
export const WAITING_KEYS = [...PROVIDERS].flatMap(([key, { paysLater }]) =>
  paysLater ? [] : [key],
);

/** Is an order confirmed only when its money comes? What is paid later is not, nor is what leaves nothing to pay. */
export function waitsForMoney(paymentKey: string, openAmount: Cents): boolean {
  return openAmount > 0 && !providerOf(paymentKey)?.paysLater;
}

/**
 * The provider that handles the money of a payment key, however it is written; null for one this shop has no
 * provider of: it is not offered, and an old order paid that way is still shown.
 */
export function providerOf(paymentKey: string): PaymentProvider | null {
  const key = paymentKey.toUpperCase();
  return PROVIDERS.get(key) ?? mollieWay(key);
}
