import * as z from 'zod';
import { translatorFor } from '~/i18n/translate.server';
import { placeOrderInputSchema } from '~/services/shop-api';
import { ORDER_LIMITS } from '~/services/shop-api/entities/order-field-limits';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import {
  preselectedPayment,
  toWirePaymentMethod,
  toWireShippingMethod,
  wirePaymentMethodSchema,
  wireShippingMethodSchema,
} from '../shapes/checkout';
import { toWireCart } from '../shapes/cart';
import { shownCart } from '../shapes/shown-cart';
import { basketChanged, checkoutChanged } from '../shapes/answer-events';
import { toWireOrder, wireOrderSchema } from '../shapes/order/order';
import { toWirePreparedPayment, wirePreparedPaymentSchema } from '../shapes/prepared-payment';
import { wireIdSchema } from '../shapes/primitives';
import { chooseShown } from './choose-shown';

async function tellChoice(call: WireCall): Promise<void> {
  const cart = await shownCart(await call.shop.getCart(), call);
  Object.assign(
    call.events,
    basketChanged(await toWireCart(cart, call)),
    await checkoutChanged(call, cart),
  );
}

/** The quote that a client saw and agrees to; one without a quote agrees to the present one. */
const agreedSchema = placeOrderInputSchema
  .pick({ attemptId: true, cartVersion: true, quoteHash: true, shownTotal: true })
  .extend({ termsAccepted: z.literal(true).optional() });

export const checkoutOperations: WireTable = {
  getShippingProvider: operation({
    about: 'Ways of delivery for the cart; which one is chosen, the cart says.',
    input: null,
    output: z.strictObject({ list: z.array(wireShippingMethodSchema), selected: z.int() }),
    example: null,
    needs: ['cart'],
    async run(_, { shop }) {
      const { list } = await shop.getShippingProvider();
      return { list: list.map(toWireShippingMethod), selected: 0 };
    },
  }),

  setShippingProvider: operation({
    about: 'Chooses a way of delivery, and says which way to pay it took away.',
    input: z.strictObject({ shippingId: wireIdSchema }),
    output: z.strictObject({ shippingProfileId: z.int(), notices: z.array(z.string()) }),
    example: { shippingId: 1 },
    needs: ['cart'],
    async run({ shippingId }, call) {
      const notices = await call.shop.setShippingProvider({ shippingId });
      await tellChoice(call);
      const { find } = translatorFor(call.locale);
      return {
        shippingProfileId: shippingId,
        notices: notices.flatMap(({ key, values }) => find(`storefrontError.${key}`, values) ?? []),
      };
    },
  }),

  getPaymentProviders: operation({
    about: 'Ways to pay for the cart, and the chosen one; while none is, the first one offered.',
    input: null,
    output: z.strictObject({ list: z.array(wirePaymentMethodSchema), selected: z.int() }),
    example: null,
    needs: ['cart'],
    async run(_, call) {
      const { list, selected } = await call.shop.getPaymentProviders();
      return {
        list: list.map((method) => toWirePaymentMethod(method, call)),
        selected: preselectedPayment(list, selected) ?? 0,
      };
    },
  }),

  setPaymentProvider: operation({
    about: 'Chooses a way to pay.',
    input: z.strictObject({ paymentId: wireIdSchema }),
    output: z.strictObject({ selected: z.int() }),
    example: { paymentId: 1 },
    needs: ['cart'],
    async run({ paymentId }, call) {
      await call.shop.setPaymentProvider({ paymentId });
      await tellChoice(call);
      return { selected: paymentId };
    },
  }),

  setMobilePaymentProviderList: operation({
    about: 'Which wallets a device has; none of ours depends on it.',
    input: z.strictObject({ mobilePayments: z.array(z.string().max(60)).max(20) }),
    output: z.strictObject({ mobilePayments: z.array(z.string()) }),
    example: { mobilePayments: [] },
    run: async ({ mobilePayments }) => ({ mobilePayments }),
  }),

  doAdditionalInformation: operation({
    about: 'Keeps what else is wished of the order with the cart.',
    input: z.strictObject({
      orderContactWish: z.string().max(ORDER_LIMITS.checkout.orderContactWish).nullish(),
      orderCustomerSign: z.string().max(ORDER_LIMITS.checkout.orderCustomerSign).nullish(),
      shippingPrivacyHintAccepted: z.boolean().nullish(),
      templateType: z.string().max(40).nullish(),
    }),
    output: z.null(),
    example: { orderContactWish: 'Bitte klingeln', shippingPrivacyHintAccepted: true },
    needs: ['cart'],
    async run(input, { shop }) {
      await shop.doAdditionalInformation({
        orderContactWish: input.orderContactWish ?? '',
        orderCustomerSign: input.orderCustomerSign ?? '',
        shippingPrivacyHintAccepted: input.shippingPrivacyHintAccepted ?? false,
        templateType: input.templateType ?? 'checkout',
      });
      return null;
    },
  }),

  doPreparePayment: operation({
    about: 'What happens before the order; `meta.quote` is what doPlaceOrder can be held to.',
    input: null,
    output: wirePreparedPaymentSchema,
    example: null,
    needs: ['checkout'],
    async run(_, { shop, meta, locale }) {
      await chooseShown(shop);
      const prepared = await shop.doPreparePayment();
      const { total, ...quote } = (await shop.getCheckout()).quote;
      meta['quote'] = { ...quote, shownTotal: total };
      return toWirePreparedPayment(prepared, { locale });
    },
  }),

  doPlaceOrder: operation({
    about: 'Orders what lies in the cart, with an obligation to pay.',
    input: agreedSchema.optional(),
    output: wireOrderSchema,
    example: undefined,
    needs: ['checkout'],
    failed: 'order.createFailed',
    async run(agreed, call) {
      const { shop } = call;
      // A client that agreed to a quote got it from doPreparePayment, which made the selection.
      if (!agreed) await chooseShown(shop);
      const placed = await shop.doPlaceOrder({
        ...(agreed ?? (await quoteNow(call))),
        termsAccepted: true,
      });
      return toWireOrder(
        await shop.getOrder({ orderId: placed.id, accessKey: placed.accessKey }),
        call,
      );
    },
  }),

  doExecutePayment: operation({
    about: 'What the provider of the payment wants of the buyer now.',
    /** The payment method is that of the order; one named beside it is ignored, including 0. */
    input: z.strictObject({ orderId: wireIdSchema, paymentId: wireIdSchema.optional() }),
    output: wirePreparedPaymentSchema,
    example: { orderId: 10_001, paymentId: 1 },
    needs: ['order'],
    run: async (input, call) =>
      toWirePreparedPayment(await call.shop.doExecutePayment(input), call),
  }),
};

async function quoteNow({ shop }: WireCall) {
  const { total, ...quote } = (await shop.getCheckout()).quote;
  return { ...quote, shownTotal: total };
}
