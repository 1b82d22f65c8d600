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
  /** Null: a country that the shop does not know. */
  country: idSchema.nullable(),
});
export type ExpressPayer = z.infer<typeof expressPayerSchema>;

/** Money that is paid from the cart, before the order. */
export const expressPaymentSchema = z.object({
  /** The provider's number of it; empty while it has not answered. */
  id: z.string(),
  /** `paid` waits for its order, `used` is the payment of one, `returned` goes back. */
  state: z.enum(['open', 'paid', 'used', 'returned', 'ended']),
  amount: centsSchema,
  currency: z.string(),
  /** Where the shopper pays; null: not now, or it was not asked for. */
  checkoutUrl: z.string().nullable(),
  /** Null: the provider does not tell, or was not asked. */
  payer: expressPayerSchema.nullable(),
});
export type ExpressPayment = z.infer<typeof expressPaymentSchema>;
