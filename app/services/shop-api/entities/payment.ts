import * as z from 'zod';
import { centsSchema, idSchema } from './primitives';

/** A way to pay (§3). Usual methods carry no fee (§ 270a BGB). */
export const paymentMethodSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  methodOfPaymentId: idSchema,
  key: z.string(),
  paymentKey: z.string(),
  /** What it costs besides, as it would be charged. */
  fee: centsSchema,
  /** Days to pay; null where the method itself sees to it. */
  termDays: z.int().nullable(),
  isSelectable: z.boolean(),
  /** Ways to pay that the chosen way of delivery excludes; the same for every method of a list. */
  excludedPaymentMethodIds: z.array(idSchema),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const paymentMethodListSchema = z.object({
  list: z.array(paymentMethodSchema),
  selected: idSchema.nullable(),
});
export type PaymentMethodList = z.infer<typeof paymentMethodListSchema>;

export const PAYMENT_STATUSES = [
  'fullyPaid',
  'overpaid',
  'partlyPaid',
  'prepaid',
  'unpaid',
  'unknown',
  'partlyRefunded',
  'refunded',
  'refundDue',
  'nothingDue',
] as const;
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Has all the money of an order come, whatever was paid back since? */
export function isPaid(status: PaymentStatus): boolean {
  return ['fullyPaid', 'overpaid', 'partlyRefunded', 'refunded', 'refundDue'].includes(status);
}

/**
 * How far money is on its way (§8): `toPay`: it can be paid at its provider now; `inProgress`: the provider
 * is at work on it; `authorized`: it is held and taken when the goods are sent; `notCompleted`: the
 * latest attempt came to nothing; `underReview`: what the provider says does not fit the order, and
 * somebody looks at it; `refunding`: what goes back is on its way through the provider;
 * `chargedBack`: the buyer had the bank take it back.
 */
export const PAYMENT_PROGRESSES = [
  'none',
  'toPay',
  'inProgress',
  'authorized',
  'notCompleted',
  'underReview',
  'refunding',
  'chargedBack',
] as const;
export const paymentProgressSchema = z.enum(PAYMENT_PROGRESSES);
export type PaymentProgress = z.infer<typeof paymentProgressSchema>;

export const paymentBankDetailsSchema = z.object({
  account: z.string(),
  accountOwner: z.string(),
  name: z.string(),
  iban: z.string(),
  swift: z.string(),
  code: z.string(),
});
export type PaymentBankDetails = z.infer<typeof paymentBankDetailsSchema>;

/** What the payment needs next (open point 1.5). */
export const preparedPaymentSchema = z.object({
  type: z.enum(['continue', 'htmlContent', 'redirectUrl', 'externalContentUrl', 'errorCode']),
  value: z.string(),
});
export type PreparedPayment = z.infer<typeof preparedPaymentSchema>;
