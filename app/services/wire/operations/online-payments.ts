import * as z from 'zod';
import { molliePaymentIdSchema } from '~/services/shop-api/operations/online-payments';
import { ShopError } from '~/services/shop-api';
import { ENDED_PAYMENT_STATUSES } from '~/services/shop-api/entities/online-payment';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import {
  toWireAssignedPayment,
  toWireMollieSettings,
  toWireOnlinePayment,
  toWireShopPayment,
  wireAssignedPaymentSchema,
  wireMollieSettingsSchema,
  wireOnlinePaymentSchema,
  wireShopPaymentSchema,
} from '../shapes/online-payment';
import { wireIdSchema, wireKeySchema } from '../shapes/primitives';
import { chooseShown } from './choose-shown';

/** Optional for the visitor who placed the order or owns it. */
const accessKey = wireKeySchema.optional();
const ofPayment = { paymentId: molliePaymentIdSchema, accessKey };
const EXAMPLE = { paymentId: 'tr_WDqYK6vllg' };

/** The options of the contract; callers may not set others of the provider's. */
const optionsSchema = z.strictObject({
  ccToken: z
    .string()
    .regex(/^tkn_[A-Za-z0-9]{4,64}$/)
    .optional(),
});

/**
 * Starts the next payment of an order; false if it may no longer be paid, or not with its method.
 */
async function payAgain(order: { orderId: number; accessKey?: string }, shop: WireCall['shop']) {
  const { paymentMethodId: paymentId } = await shop.getOrder(order);
  try {
    await shop.setOrderPaymentMethod({ ...order, paymentId });
    return true;
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
}

/** Payments through the payment provider. Each belongs to an order, which is written first. */
export const onlinePaymentOperations: WireTable = {
  getMollieSettings: operation({
    about: 'How the shop pays through its payment provider.',
    input: null,
    output: wireMollieSettingsSchema,
    example: null,
    run: async (_, { shop }) => toWireMollieSettings(await shop.getMollieSettings()),
  }),

  getMolliePayment: operation({
    about: 'A payment as the shop knows it, with the page where it is paid as long as it is open.',
    input: z.strictObject(ofPayment),
    output: wireOnlinePaymentSchema,
    example: EXAMPLE,
    needs: ['onlinePayment'],
    run: async (input, { shop }) => toWireOnlinePayment(await shop.getMolliePayment(input)),
  }),

  getMolliePaymentAndUpdateStatus: operation({
    about: 'The same, after the provider was asked what has become of it.',
    input: z.strictObject(ofPayment),
    output: wireOnlinePaymentSchema,
    example: EXAMPLE,
    needs: ['onlinePayment'],
    run: async (input, { shop }) =>
      toWireOnlinePayment(await shop.getMolliePaymentAndUpdateStatus(input)),
  }),

  doCreateMolliePaymentFromBasket: operation({
    about:
      'Orders what lies in the cart, with an obligation to pay, as doPlaceOrder does, and says where it is paid; asked again it is the same order and payment.',
    input: optionsSchema.extend({ options: optionsSchema.optional() }).optional(),
    output: wireOnlinePaymentSchema,
    example: {},
    needs: ['onlineCheckout'],
    async run(input, { shop }) {
      const { options, ...own } = input ?? {};
      await chooseShown(shop);
      const asked = { ...own, ...options };
      return toWireOnlinePayment(await shop.doCreateMolliePaymentFromBasket(asked));
    },
  }),

  doCreateMolliePaymentFromOrder: operation({
    about:
      'Where the shopper pays an order; asked again it is the same payment, or the next one where that came to nothing.',
    input: z.strictObject({
      orderId: wireIdSchema,
      accessKey,
      options: optionsSchema.optional(),
    }),
    output: wireOnlinePaymentSchema,
    example: { orderId: 10_001 },
    needs: ['onlinePayment'],
    run: async (input, { shop }) => {
      const payment = await shop.doCreateMolliePaymentFromOrder(input);
      const isBegun =
        ENDED_PAYMENT_STATUSES.includes(payment.status) && (await payAgain(input, shop));
      return toWireOnlinePayment(
        isBegun ? await shop.doCreateMolliePaymentFromOrder(input) : payment,
      );
    },
  }),

  doCreatePlentyPaymentFromMolliePayment: operation({
    about: "The shop's number of a payment, which is made with its order (`metadata.payment_id`).",
    input: z.strictObject(ofPayment),
    output: wireShopPaymentSchema,
    example: EXAMPLE,
    needs: ['onlinePayment'],
    run: async (input, { shop }) =>
      toWireShopPayment(await shop.doCreatePlentyPaymentFromMolliePayment(input)),
  }),

  doAttachMolliePaymentToOrder: operation({
    about: "Says whether a payment is that order's: it is from the beginning, or never.",
    failed: 'order.assignPaymentFailed',
    input: z.strictObject({
      orderId: wireIdSchema,
      molliePaymentId: molliePaymentIdSchema,
      accessKey,
    }),
    output: wireAssignedPaymentSchema,
    example: { orderId: 10_001, molliePaymentId: 'tr_WDqYK6vllg' },
    needs: ['onlinePayment'],
    run: async (input, { shop, now }) =>
      toWireAssignedPayment(await shop.doAttachMolliePaymentToOrder(input), now()),
  }),

  doAttachPaymentToOrder: operation({
    about: "The same by the shop's number of the payment.",
    failed: 'order.assignPaymentFailed',
    input: z.strictObject({ orderId: wireIdSchema, accessKey, paymentId: wireIdSchema }),
    output: wireAssignedPaymentSchema,
    example: { orderId: 10_001, paymentId: 1 },
    needs: ['paymentNumber'],
    run: async (input, { shop, now }) =>
      toWireAssignedPayment(await shop.doAttachPaymentToOrder(input), now()),
  }),

  doPatchMolliePayment: operation({
    about: 'Answers the payment as it is: where shoppers come back to is for the shop to say.',
    input: z.strictObject({
      ...ofPayment,
      data: z.record(z.string().max(100), z.unknown()).optional(),
    }),
    output: wireOnlinePaymentSchema,
    example: { ...EXAMPLE, data: { language: 'de' } },
    needs: ['onlinePayment'],
    run: async (input, { shop }) => toWireOnlinePayment(await shop.doPatchMolliePayment(input)),
  }),

  doCaptureMolliePayment: operation({
    about: 'Asks the provider; held money is taken by the shop when the goods are sent.',
    input: z.strictObject(ofPayment),
    output: wireOnlinePaymentSchema,
    example: EXAMPLE,
    needs: ['onlinePayment'],
    run: async (input, { shop }) => toWireOnlinePayment(await shop.doCaptureMolliePayment(input)),
  }),
};
