import * as z from 'zod';
import { centsSchema, idSchema } from './primitives';

/** The payer of a payment from the cart, as fields of an address. */
export const expressPayerSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  streetName: z.string(),
  apartment: z.string(),
  zipCode: z.string(),
  city: z.string(),
  /** Null: a country unknown to the shop. */
  country: idSchema.nullable(),
});
export type ExpressPayer = z.infer<typeof expressPayerSchema>;

/** A payment from the cart, before the order. */
export const expressPaymentSchema = z.object({
  /** The provider's id of it; empty until the provider has answered. */
  id: z.string(),
  /** `paid` waits for its order, `used` became the payment of one, `returned` is refunded. */
  state: z.enum(['open', 'paid', 'used', 'returned', 'ended']),
  amount: centsSchema,
  currency: z.string(),
  /** The payment page; null: not available now, or not requested. */
  checkoutUrl: z.string().nullable(),
  /** Null: not reported by the provider, or not requested. */
  payer: expressPayerSchema.nullable(),
});
export type ExpressPayment = z.infer<typeof expressPaymentSchema>;
