import type { Cents } from '../../../shop-api';

/** A payment of an order, and the part of its money that no refund has planned yet. */
export type PaymentWithMoney = { id: number; isOnline: boolean; left: Cents };

/** The part that is refunded through a payment at the provider, or by the operator (null). */
export type Share = { paymentId: number | null; amount: Cents };

/**
 * Splits a refund over the payments the money came by, given in the order in which they are
 * refunded: money from the provider is refunded through it, the rest in one share by the operator.
 * `byHand` waits for the operator already, from the other payments.
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
