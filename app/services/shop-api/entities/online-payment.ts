import * as z from 'zod';
import { centsSchema, idSchema } from './primitives';

/** What became of a payment at the provider, as the shop has noted it. */
export const ONLINE_PAYMENT_STATUSES = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'expired',
  'canceled',
] as const;

/** Those of a payment that came to nothing. */
export const ENDED_PAYMENT_STATUSES: readonly string[] = ['failed', 'expired', 'canceled'];

/** One payment at the provider: one attempt to pay one order. */
export const onlinePaymentSchema = z.object({
  /** The shop's own number of it. */
  id: idSchema,
  /** The provider's; null while it has not answered. */
  molliePaymentId: z.string().nullable(),
  orderId: idSchema,
  attempt: z.int().min(1),
  status: z.enum(ONLINE_PAYMENT_STATUSES),
  /** The provider says what does not fit the order: somebody looks at it. */
  isUnderReview: z.boolean(),
  amount: centsSchema,
  currency: z.string(),
  /** Such as `creditcard`. */
  method: z.string(),
  /** Where the shopper pays; null: not now, or it was not asked for. */
  checkoutUrl: z.string().nullable(),
});
export type OnlinePayment = z.infer<typeof onlinePaymentSchema>;

/** The picture of a way to pay, an SVG. */
export const paymentIconSchema = z.object({ svg: z.instanceof(Uint8Array) });
export type PaymentIcon = { svg: Uint8Array };
