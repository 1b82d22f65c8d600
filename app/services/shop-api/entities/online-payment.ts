import * as z from 'zod';
import { centsSchema, idSchema } from './primitives';

/** The status of a payment at the provider, as recorded by the shop. */
export const ONLINE_PAYMENT_STATUSES = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'expired',
  'canceled',
] as const;

/** Statuses of failed payments. */
export const ENDED_PAYMENT_STATUSES: readonly string[] = ['failed', 'expired', 'canceled'];

/** One payment at the provider: one attempt to pay one order. */
export const onlinePaymentSchema = z.object({
  /** The shop's id of it. */
  id: idSchema,
  /** The provider's id; null until the provider has answered. */
  molliePaymentId: z.string().nullable(),
  orderId: idSchema,
  attempt: z.int().min(1),
  status: z.enum(ONLINE_PAYMENT_STATUSES),
  /** The provider's data contradict the order: the operator checks it. */
  isUnderReview: z.boolean(),
  amount: centsSchema,
  currency: z.string(),
  /** Such as `creditcard`. */
  method: z.string(),
  /** The payment page; null: not available now, or not requested. */
  checkoutUrl: z.string().nullable(),
});
export type OnlinePayment = z.infer<typeof onlinePaymentSchema>;

/** The icon of a payment method, an SVG. */
export const paymentIconSchema = z.object({ svg: z.instanceof(Uint8Array) });
export type PaymentIcon = { svg: Uint8Array };
