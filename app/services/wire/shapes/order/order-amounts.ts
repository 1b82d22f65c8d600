import * as z from 'zod';
import type { Order } from '~/services/shop-api';
import { euros, eurosSchema } from '../money';

export const orderAmountSchema = z.strictObject({
  id: z.int(),
  orderId: z.int(),
  isSystemCurrency: z.literal(true),
  isNet: z.boolean(),
  currency: z.string(),
  exchangeRate: z.literal(1),
  netTotal: eurosSchema,
  grossTotal: eurosSchema,
  vatTotal: eurosSchema,
  /** The goods before any discount: the sum of the lines' `priceOriginal…`. */
  priceOriginalGross: eurosSchema,
  priceOriginalNet: eurosSchema,
  invoiceTotal: eurosSchema,
  paidAmount: eurosSchema,
  prepaidAmount: eurosSchema,
  giftCardAmount: eurosSchema,
  shippingCostsGross: eurosSchema,
  shippingCostsNet: eurosSchema,
  vats: z.array(
    z.strictObject({
      vatRate: z.number(),
      value: eurosSchema,
      netTotal: eurosSchema,
      grossTotal: eurosSchema,
    }),
  ),
});

/** The totals of an order as amounts to pay and paid. */
export function amountsOf(order: Order): z.infer<typeof orderAmountSchema> {
  const { totals, balance } = order;
  const paid = euros(balance.paid);
  return {
    id: order.id,
    orderId: order.id,
    isSystemCurrency: true,
    isNet: false,
    currency: order.currency,
    exchangeRate: 1,
    netTotal: euros(totals.totalNet),
    grossTotal: euros(totals.totalGross),
    vatTotal: euros(totals.totalGross - totals.totalNet),
    priceOriginalGross: euros(totals.itemSumGross),
    priceOriginalNet: euros(totals.itemSumNet),
    invoiceTotal: euros(totals.totalGross),
    paidAmount: paid,
    prepaidAmount: paid,
    giftCardAmount: euros(totals.giftCardsValue),
    shippingCostsGross: euros(totals.shippingGross),
    shippingCostsNet: euros(totals.shippingNet),
    vats: totals.vats.map(({ rate, value, net }) => ({
      vatRate: rate / 100,
      value: euros(value),
      netTotal: euros(net),
      grossTotal: euros(net + value),
    })),
  };
}
