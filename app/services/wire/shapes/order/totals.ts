import * as z from 'zod';
import type { Order } from '~/services/shop-api';
import { euros, eurosSchema } from '../money';

export const totalsSchema = z.strictObject({
  itemSumGross: eurosSchema,
  itemSumNet: eurosSchema,
  itemSumRebateGross: z.literal(0),
  itemSumRebateNet: z.literal(0),
  shippingGross: eurosSchema,
  shippingNet: eurosSchema,
  /** The fee of the payment method. */
  paymentFeeGross: eurosSchema,
  paymentFeeNet: eurosSchema,
  vats: z.array(z.strictObject({ rate: z.number(), value: eurosSchema })),
  /** The discount of a coupon: negative, as among the totals. */
  couponValue: eurosSchema,
  couponType: z.string(),
  couponCode: z.string(),
  promotionalCouponsValue: eurosSchema,
  giftCardsValue: eurosSchema,
  openAmount: eurosSchema,
  subAmount: eurosSchema,
  paidAmount: eurosSchema,
  totalGross: eurosSchema,
  totalNet: eurosSchema,
  currency: z.string(),
  isNet: z.boolean(),
  additionalCosts: z.array(z.unknown()).length(0),
  additionalCostsWithTax: z.array(z.unknown()).length(0),
});

/** The totals of an order, as its page lists them. */
export function totalsOf(order: Order): z.infer<typeof totalsSchema> {
  const { totals, balance } = order;
  return {
    itemSumGross: euros(totals.itemSumGross),
    itemSumNet: euros(totals.itemSumNet),
    itemSumRebateGross: 0,
    itemSumRebateNet: 0,
    shippingGross: euros(totals.shippingGross),
    shippingNet: euros(totals.shippingNet),
    paymentFeeGross: euros(totals.paymentFeeGross),
    paymentFeeNet: euros(totals.paymentFeeNet),
    vats: totals.vats.map(({ rate, value }) => ({ rate: rate / 100, value: euros(value) })),
    couponValue: euros(0 - totals.couponValue),
    couponType: totals.couponValue > 0 ? 'promotion' : totals.giftCardsValue > 0 ? 'sales' : '',
    couponCode: totals.couponCode,
    promotionalCouponsValue: euros(0 - totals.couponValue),
    giftCardsValue: euros(0 - totals.giftCardsValue),
    openAmount: euros(totals.totalGross - totals.giftCardsValue),
    subAmount: euros(totals.giftCardsValue),
    paidAmount: euros(balance.paid),
    totalGross: euros(totals.totalGross),
    totalNet: euros(totals.totalNet),
    currency: order.currency,
    isNet: false,
    additionalCosts: [],
    additionalCostsWithTax: [],
  };
}
