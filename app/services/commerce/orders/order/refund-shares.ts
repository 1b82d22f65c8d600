import type { Cents } from '../../../shop-api';

/** A payment of an order, and what of its money nobody has planned to pay back yet. */
export type PaymentWithMoney = { id: number; isOnline: boolean; left: Cents };

/** What goes back through a payment at the provider, and what the operator pays back (null). */
export type Share = { paymentId: number | null; amount: Cents };

/**
 * Splits money that goes back over the payments it came with, which stand in the order in which they pay
 * back: what came through the provider goes back through it, the rest in one share by the operator.
 * `byHand` waits for the operator already, of the other payments.
 */
export function sharesOf(
  payments: readonly PaymentWithMoney[],
  money: Cents,
  byHand: Cents,
): Share[] {
  const shares: Share[] = [];
  let [rest, waiting, others] = [money, byHand, 0];
  for (const { id, isOnline, left } of payments) {
    const taken = isOnline ? 0 : Math.min(left, waiting);
    waiting -= taken;
    const amount = Math.min(rest, left - taken);
    rest -= amount;
    if (!isOnline) others += amount;
    else if (amount > 0) shares.push({ paymentId: id, amount });
  }
  others += rest;
  return others > 0 ? [...shares, { paymentId: null, amount: others }] : shares;
}
