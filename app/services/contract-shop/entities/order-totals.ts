import * as z from 'zod/v4';
import { isPaid, type Order, type OrderTotals, type PaymentStatus } from '~/services/shop-api';
import * as told from './told';

export const wireTotalsSchema = z.object({
  itemSumGross: told.cents,
  itemSumNet: told.cents,
  shippingGross: told.cents,
  shippingNet: told.cents,
  vats: told.list(z.object({ rate: told.rate, value: told.cents })),
  couponValue: told.cents,
  couponType: told.text,
  couponCode: told.text,
  giftCardsValue: told.cents,
  paidAmount: told.cents,
  /** What no order is without. */
  totalGross: z.coerce.number().transform(told.centsOf),
  totalNet: told.cents,
  currency: told.text,
});
type WireTotals = z.output<typeof wireTotalsSchema>;

export const wireAmountsSchema = told.list(
  z.object({
    currency: told.text,
    vats: told.list(z.object({ vatRate: told.rate, netTotal: told.cents })),
  }),
);
type WireAmounts = z.output<typeof wireAmountsSchema>;

/** The sums of an order, as they are told. What a coupon took off is negative on the wire. */
export function toTotals(wire: WireTotals, [amounts]: WireAmounts): OrderTotals {
  const { itemSumGross, itemSumNet, shippingGross, shippingNet, totalGross, totalNet } = wire;
  const off = Math.abs(wire.couponValue);
  const isPaidWith = wire.couponType === 'sales';
  const giftCardsValue = Math.abs(wire.giftCardsValue) || (isPaidWith ? off : 0);
  const couponValue = isPaidWith ? 0 : off;
  return {
    itemSumGross,
    itemSumNet,
    shippingGross,
    shippingNet,
    totalGross,
    totalNet,
    couponValue,
    couponValueNet: couponValue && Math.max(0, itemSumNet + shippingNet - totalNet),
    couponCode: wire.couponCode,
    giftCards: giftCardsValue > 0 ? [{ ending: '', amount: giftCardsValue }] : [],
    giftCardsValue,
    vats: wire.vats.map(({ rate, value }) => ({
      rate,
      value,
      net: amounts?.vats.find(({ vatRate }) => vatRate === rate)?.netTotal ?? netOf(value, rate),
    })),
  };
}

/** Of what so much VAT is; the rate is percent times 100. */
function netOf(vat: number, rate: number): number {
  return rate > 0 ? Math.round((vat * 10_000) / rate) : 0;
}

/** What is still to be paid, by the sums and the state they are told with. */
export function owedOf(
  { totalGross, giftCardsValue }: OrderTotals,
  paidAmount: number,
  status: PaymentStatus,
): Order['owed'] {
  const isSettled = isPaid(status);
  const told = Math.max(paidAmount, giftCardsValue);
  const paid = isSettled && told === 0 ? totalGross : told;
  const due = isSettled || status === 'nothingDue' ? 0 : Math.max(0, totalGross - paid);
  return { price: totalGross, paid, due, toRepay: Math.max(0, paid - totalGross) };
}
