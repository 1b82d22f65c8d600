import * as z from 'zod';
import { isPaid, type Order, type OrderTotals, type PaymentStatus } from '~/services/shop-api';
import { netOfVat } from './price';
import * as lenient from './lenient';

export const wireTotalsSchema = z.object({
  itemSumGross: lenient.cents,
  itemSumNet: lenient.cents,
  shippingGross: lenient.cents,
  shippingNet: lenient.cents,
  paymentFeeGross: lenient.cents,
  paymentFeeNet: lenient.cents,
  vats: lenient.list(z.object({ rate: lenient.rate, value: lenient.cents })),
  couponValue: lenient.cents,
  couponType: lenient.text,
  couponCode: lenient.text,
  giftCardsValue: lenient.cents,
  paidAmount: lenient.cents,
  /** Required in every order. */
  totalGross: lenient.number.transform(lenient.centsOf),
  totalNet: lenient.cents,
  currency: lenient.text,
});
type WireTotals = z.output<typeof wireTotalsSchema>;

export const wireAmountsSchema = lenient.list(
  z.object({
    currency: lenient.text,
    vats: lenient.list(z.object({ vatRate: lenient.rate, netTotal: lenient.cents })),
  }),
);
type WireAmounts = z.output<typeof wireAmountsSchema>;

/** The totals of an order, unchanged. The discount of a coupon is negative on the wire. */
export function toTotals(wire: WireTotals, [amounts]: WireAmounts): OrderTotals {
  const { vats, couponType, paidAmount: _paid, currency: _currency, ...same } = wire;
  const off = Math.abs(wire.couponValue);
  const isPaidWith = couponType === 'sales';
  const giftCardsValue = Math.abs(wire.giftCardsValue) || (isPaidWith ? off : 0);
  const couponValue = isPaidWith ? 0 : off;
  const withoutCoupon = wire.itemSumNet + wire.shippingNet + wire.paymentFeeNet;
  return {
    ...same,
    couponValue,
    couponValueNet: couponValue && Math.max(0, withoutCoupon - wire.totalNet),
    giftCards: giftCardsValue > 0 ? [{ ending: '', amount: giftCardsValue }] : [],
    giftCardsValue,
    vats: vats.map((vat) => ({
      ...vat,
      net:
        amounts?.vats.find(({ vatRate }) => vatRate === vat.rate)?.netTotal ??
        netOfVat(vat.value, vat.rate),
    })),
  };
}

/** The amount due, from the totals and the state. */
export function balanceOf(
  { totalGross, giftCardsValue }: OrderTotals,
  paidAmount: number,
  status: PaymentStatus,
): Order['balance'] {
  const isSettled = isPaid(status);
  const known = Math.max(paidAmount, giftCardsValue);
  const paid = isSettled && known === 0 ? totalGross : known;
  const due = isSettled || status === 'nothingDue' ? 0 : Math.max(0, totalGross - paid);
  return { price: totalGross, paid, due, refundable: Math.max(0, paid - totalGross) };
}
