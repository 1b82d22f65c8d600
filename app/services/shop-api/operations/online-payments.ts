import * as z from 'zod';
import { MOLLIE_PAYMENT_ID } from '../entities/mollie-payment-id';
import type { OnlinePayment, PaymentIcon } from '../entities/online-payment';
import type { MollieSettings } from '../entities/payment-provider-settings';
import { idSchema } from '../entities/primitives';

export const molliePaymentIdSchema = z.string().regex(MOLLIE_PAYMENT_ID);

const accessKey = z.string().max(100).optional();

/** `accessKey`: the order's; not needed by a visitor who may see the order. */
const ofPayment = z.strictObject({ paymentId: molliePaymentIdSchema, accessKey });

export const getMolliePaymentInputSchema = ofPayment;
export type GetMolliePaymentInput = z.input<typeof getMolliePaymentInputSchema>;

/** Without `paymentId`: the latest one of the order. */
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

/** `ccToken`: of a card whose fields the provider embedded in the page. */
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

/** `paymentId`: the shop's id of the payment. */
export const attachPaymentInputSchema = z.strictObject({
  orderId: idSchema,
  accessKey,
  paymentId: idSchema,
});
export type AttachPaymentInput = z.input<typeof attachPaymentInputSchema>;

export const patchMolliePaymentInputSchema = ofPayment.extend({
  /** Unused: the shop itself sends the return address to the provider. */
  data: z.record(z.string().max(100), z.unknown()).optional(),
});
export type PatchMolliePaymentInput = z.input<typeof patchMolliePaymentInputSchema>;

/**
 * Payments through the provider (§7 Payment). A payment belongs to one order: visitors who may see
 * that order, by device, account or access key, may request it; for others it does not exist
 * (`payment.notFound`).
 */
export type OnlinePaymentOperations = {
  getMollieSettings(): Promise<MollieSettings>;
  /**
   * Returns it as stored; of an open one the provider says where it is paid, if it answers within
   * three seconds. Throws `payment.notFound`.
   */
  getMolliePayment(input: GetMolliePaymentInput): Promise<OnlinePayment>;
  /**
   * Requests the payment from the provider and books its state; after three seconds returns the
   * stored payment. Throws `payment.notFound`.
   */
  getMolliePaymentAndUpdateStatus(
    input: GetMolliePaymentAndUpdateStatusInput,
  ): Promise<OnlinePayment>;
  /**
   * Places the order of the basket at the current total, then creates its payment as
   * `doCreateMolliePaymentFromOrder` does; a repeated call returns the same order and payment until
   * another basket is begun. Throws as `doPlaceOrder` does; `payment.notAvailable` (409), without
   * an order, if nothing is to be paid at the provider; and `payment.notStarted` (503, cause {
   * orderId }): the order is placed.
   */
  doCreateMolliePaymentFromBasket(
    input: CreateMolliePaymentFromBasketInput,
  ): Promise<OnlinePayment>;
  /**
   * Creates or returns the payment of an order with an online payment method, with the URL of its
   * payment page. Requires the same proof as `getOrder` and throws as it does; and
   * `payment.notFound` for an order with nothing to pay there, `payment.notStarted` (503, cause {
   * orderId }) if the provider does not answer: the order is placed and can be paid later.
   */
  doCreateMolliePaymentFromOrder(input: CreateMolliePaymentFromOrderInput): Promise<OnlinePayment>;
  /** Returns the shop's id of a payment, created with the order. Throws `payment.notFound`. */
  doCreatePlentyPaymentFromMolliePayment(input: GetMolliePaymentInput): Promise<OnlinePayment>;
  /** Does this payment belong to that order? This never changes. Throws `payment.notFound`. */
  doAttachMolliePaymentToOrder(input: AttachMolliePaymentInput): Promise<OnlinePayment>;
  /** The same by the shop's id. Throws `payment.notFound`. */
  doAttachPaymentToOrder(input: AttachPaymentInput): Promise<OnlinePayment>;
  /**
   * Returns the payment unchanged: its addresses are set by the shop. Throws `payment.notFound`.
   */
  doPatchMolliePayment(input: PatchMolliePaymentInput): Promise<OnlinePayment>;
  /**
   * Requests the payment as `getMolliePaymentAndUpdateStatus` does. The shop captures authorized
   * money when the goods are sent; this call does not. Throws `payment.notFound`.
   */
  doCaptureMolliePayment(input: GetMolliePaymentInput): Promise<OnlinePayment>;
  /** Returns the icon of a payment method by the provider's name of it; null: there is none. */
  getPaymentIcon(input: { method: string }): Promise<PaymentIcon | null>;
};
