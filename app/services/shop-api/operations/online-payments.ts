import * as z from 'zod';
import { MOLLIE_PAYMENT_ID } from '../entities/mollie-payment-id';
import type { OnlinePayment, PaymentIcon } from '../entities/online-payment';
import type { MollieSettings } from '../entities/payment-provider-settings';
import { idSchema } from '../entities/primitives';

export const molliePaymentIdSchema = z.string().regex(MOLLIE_PAYMENT_ID);

const accessKey = z.string().max(100).optional();

/** `accessKey`: the order's; a visitor who is known to the order needs none. */
const ofPayment = z.strictObject({ paymentId: molliePaymentIdSchema, accessKey });

export const getMolliePaymentInputSchema = ofPayment;
export type GetMolliePaymentInput = z.input<typeof getMolliePaymentInputSchema>;

/** Without `paymentId` it is the latest one of the order. */
export const getMolliePaymentAndUpdateStatusInputSchema = z
  .strictObject({
    paymentId: molliePaymentIdSchema.optional(),
    orderId: idSchema.optional(),
    accessKey,
  })
  .refine(({ paymentId, orderId }) => paymentId !== undefined || orderId !== undefined);
export type GetMolliePaymentAndUpdateStatusInput = z.input<
  typeof getMolliePaymentAndUpdateStatusInputSchema
>;

/** `ccToken`: of a card whose fields the provider drew in the page. */
const options = z.strictObject({
  ccToken: z
    .string()
    .regex(/^tkn_[A-Za-z0-9]{4,64}$/)
    .optional(),
});
export const createMolliePaymentFromOrderInputSchema = z.strictObject({
  orderId: idSchema,
  accessKey,
  options: options.default({}),
});
export type CreateMolliePaymentFromOrderInput = z.input<
  typeof createMolliePaymentFromOrderInputSchema
>;
export const createMolliePaymentFromBasketInputSchema = options;
export type CreateMolliePaymentFromBasketInput = z.input<typeof options>;

export const attachMolliePaymentInputSchema = z.strictObject({
  orderId: idSchema,
  molliePaymentId: molliePaymentIdSchema,
  accessKey,
});
export type AttachMolliePaymentInput = z.input<typeof attachMolliePaymentInputSchema>;

/** `paymentId`: the shop's own number of the payment. */
export const attachPaymentInputSchema = z.strictObject({
  orderId: idSchema,
  accessKey,
  paymentId: idSchema,
});
export type AttachPaymentInput = z.input<typeof attachPaymentInputSchema>;

export const patchMolliePaymentInputSchema = ofPayment.extend({
  /** Nothing of it is used: the shop tells the provider itself where the shopper comes back to. */
  data: z.record(z.string().max(100), z.unknown()).optional(),
});
export type PatchMolliePaymentInput = z.input<typeof patchMolliePaymentInputSchema>;

/**
 * Payments through the provider (§7 Payment). A payment belongs to one order: who may see that order, by
 * device, account or access key, may ask for it; for others there is none (`payment.notFound`).
 */
export type OnlinePaymentOperations = {
  getMollieSettings(): Promise<MollieSettings>;
  /** As the shop knows it; asks nobody. Throws `payment.notFound`. */
  getMolliePayment(input: GetMolliePaymentInput): Promise<OnlinePayment>;
  /**
   * Asks the provider and books what it says; after three seconds the payment as it is known by then.
   * Throws `payment.notFound`.
   */
  getMolliePaymentAndUpdateStatus(
    input: GetMolliePaymentAndUpdateStatusInput,
  ): Promise<OnlinePayment>;
  /**
   * Places the order of the basket at what holds now, then makes its payment as
   * `doCreateMolliePaymentFromOrder` does; called again, until another basket is begun, it is the same order
   * and payment. Throws as `doPlaceOrder` does; `payment.notAvailable` (409), having ordered nothing, where nothing is
   * to be paid at the provider; and `payment.notStarted` (503, cause { orderId }): the order stands.
   */
  doCreateMolliePaymentFromBasket(
    input: CreateMolliePaymentFromBasketInput,
  ): Promise<OnlinePayment>;
  /**
   * The payment of an order whose way to pay it is, with the address where the shopper pays; asked again
   * it is the same one. Asks for the same proof as `getOrder` and throws as it does; and
   * `payment.notFound` for an order with nothing to pay there, `payment.notStarted` (503, cause { orderId }) when the
   * provider does not answer: the order stands, and can be paid later.
   */
  doCreateMolliePaymentFromOrder(input: CreateMolliePaymentFromOrderInput): Promise<OnlinePayment>;
  /** The shop's number of a payment; it is made with the order. Throws `payment.notFound`. */
  doCreatePlentyPaymentFromMolliePayment(input: GetMolliePaymentInput): Promise<OnlinePayment>;
  /** Is this payment that order's? It is from the beginning, or never. Throws `payment.notFound`. */
  doAttachMolliePaymentToOrder(input: AttachMolliePaymentInput): Promise<OnlinePayment>;
  /** The same by the shop's number. Throws `payment.notFound`. */
  doAttachPaymentToOrder(input: AttachPaymentInput): Promise<OnlinePayment>;
  /** The payment as it is: its addresses are the shop's to say. Throws `payment.notFound`. */
  doPatchMolliePayment(input: PatchMolliePaymentInput): Promise<OnlinePayment>;
  /**
   * Asks the provider as `getMolliePaymentAndUpdateStatus` does. The shop captures authorized
   * money when the goods are sent; this call does not. Throws `payment.notFound`.
   */
  doCaptureMolliePayment(input: GetMolliePaymentInput): Promise<OnlinePayment>;
  /** The picture of a way to pay by its provider's name of it; null: there is none. */
  getPaymentIcon(input: { method: string }): Promise<PaymentIcon | null>;
};
