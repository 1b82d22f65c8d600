import * as z from 'zod';
import { ReceivedError, ShopError, type ExpressPayment, type ShopApi } from '~/services/shop-api';
import { molliePaymentIdSchema } from '~/services/shop-api/operations/online-payments';
import { operation, type WireTable } from '../frame/operation';
import {
  toWirePayPalOrder,
  toWirePayPalSettings,
  toWirePayPalTransaction,
  wirePayPalOrderSchema,
  wirePayPalSettingsSchema,
  wirePayPalTransactionSchema,
} from '../shapes/paypal';
import { wireIdSchema } from '../shapes/primitives';

/** PayPal's number of the payer; the payment provider knows it, the shop need not. */
const payerId = z.string().max(100).optional();
const word = z.string().max(100);

/**
 * PayPal through the payment provider: a transaction started here is paid from the cart (express).
 */
export const payPalOperations: WireTable = {
  getPayPalMerchantAndClientIds: operation({
    about: "The shop's account at PayPal; empty where it names none.",
    input: null,
    output: wirePayPalSettingsSchema,
    example: null,
    run: async (_, { shop }) => toWirePayPalSettings(await shop.getPayPalSettings()),
  }),

  doCreatePayPalTransaction: operation({
    about: 'Begins to pay for the cart, before its order; null where that is not asked for.',
    input: z.strictObject({ fundingSource: word, is_express: z.boolean().optional() }),
    output: wirePayPalTransactionSchema.nullable(),
    example: { fundingSource: 'paypal', is_express: true },
    needs: ['payPalCart'],
    run: async (input, { shop }) =>
      input.is_express ? toWirePayPalTransaction(await shop.doCreateExpressPayment()) : null,
  }),

  doApprovePayPalTransaction: operation({
    about: 'Asks whether it was paid, and says where the order is looked over.',
    input: z.strictObject({ transactionId: molliePaymentIdSchema, payerId }),
    output: z.strictObject({ url: z.string() }),
    example: { transactionId: 'tr_WDqYK6vllg' },
    needs: ['express'],
    run: async ({ transactionId }, { shop }) => {
      const { state } = await found(shop, transactionId);
      return { url: state === 'paid' ? '/readonly-checkout' : '/cart' };
    },
  }),

  getPayPalOrderDetails: operation({
    about: 'What was paid from the cart, and by whom; `APPROVED` waits for its order.',
    input: z.strictObject({ paypalOrderId: molliePaymentIdSchema, payPalPayerId: payerId }),
    output: wirePayPalOrderSchema,
    example: { paypalOrderId: 'tr_WDqYK6vllg' },
    needs: ['express'],
    run: async ({ paypalOrderId }, { shop }) => toWirePayPalOrder(await found(shop, paypalOrderId)),
  }),

  getExecutePayPalOrder: operation({
    about: 'Makes what was paid from the cart the payment of its order; else where it is paid.',
    input: z.strictObject({
      mode: word,
      plentyOrderId: wireIdSchema,
      paypalTransactionId: molliePaymentIdSchema.optional(),
    }),
    output: z.strictObject({ executeResponse: z.string() }),
    example: { mode: 'PAYPAL', plentyOrderId: 10_001 },
    needs: ['customerOrder'],
    changes: true,
    run: async ({ plentyOrderId }, { shop }) => {
      const { type, value } = await shop.doExecutePayment({ orderId: plentyOrderId });
      if (type === 'errorCode') throw new ReceivedError(value, 409);
      return { executeResponse: value };
    },
  }),
};

async function found(shop: ShopApi, paymentId: string): Promise<ExpressPayment> {
  const express = await shop.getExpressPayment({ paymentId, isAsking: true });
  if (!express) throw new ShopError('payment.notFound');
  return express;
}
