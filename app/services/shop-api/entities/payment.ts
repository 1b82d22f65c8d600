import * as z from 'zod';
import { centsSchema, idSchema } from './primitives';

/** A payment method (§3). Usual methods have no fee (§ 270a BGB). */
export const paymentMethodSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  methodOfPaymentId: idSchema,
  key: z.string(),
  paymentKey: z.string(),
  /** The fee that would be charged. */
  fee: centsSchema,
  /** Days to pay; null if the method itself settles the payment. */
  termDays: z.int().nullable(),
  isSelectable: z.boolean(),
  /** Payment methods that the shipping profile excludes; equal for every method of a list. */
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

/** Was the order paid completely, whatever was refunded since? */
export function isPaid(status: PaymentStatus): boolean {
  return ['fullyPaid', 'overpaid', 'partlyRefunded', 'refunded', 'refundDue'].includes(status);
}

/**
 * The progress of a payment (§8): `toPay`: it can be paid at its provider now; `inProgress`: the
 * provider is processing it; `authorized`: it is captured when the goods are sent; `notCompleted`:
 * the latest attempt failed; `underReview`: the provider's data contradict the order, and the
 * operator checks it; `refunding`: a refund through the provider is in progress; `chargedBack`: the
 * buyer's bank took it back.
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

/** The next step of the payment (open point 1.5). */
export const preparedPaymentSchema = z.object({
  type: z.enum(['continue', 'htmlContent', 'redirectUrl', 'externalContentUrl', 'errorCode']),
  value: z.string(),
});
export type PreparedPayment = z.infer<typeof preparedPaymentSchema>;
