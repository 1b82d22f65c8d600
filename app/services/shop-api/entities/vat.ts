import * as z from 'zod';
import { centsSchema, instantSchema } from './primitives';

/**
 * The tax case of an order: at the rates of the shop's country, at those of another member state,
 * exempt as a supply to a business there, or exempt as an export from the VAT area of the EU.
 */
const VAT_CASES = ['domestic', 'destination', 'intraCommunity', 'export'] as const;
export const vatCaseSchema = z.enum(VAT_CASES);
export type VatCase = z.infer<typeof vatCaseSchema>;

/** The state of a VAT number: `later` until an answer is available (8.52, 8.53). */
export const vatNumberStateSchema = z.enum(['valid', 'invalid', 'later']);
export type VatNumberState = z.infer<typeof vatNumberStateSchema>;

/** The VAT in a sum, rate by rate (percent times 100), the highest first. */
export const vatSumsSchema = z.array(
  z.object({ rate: z.int(), value: centsSchema, net: centsSchema }),
);

/** The number of a business in another EU country, and the total with VAT and without; cents. */
export const cartVatNumberSchema = z.object({
  number: z.string(),
  state: vatNumberStateSchema,
  /** The total of the whole cart without gift cards: one of them applies. */
  totalTaxed: centsSchema,
  totalExempt: centsSchema,
});
export type CartVatNumber = z.infer<typeof cartVatNumberSchema>;

/** The state of the buyer's number when ordering, and its proof. */
export const orderVatCheckSchema = z.object({
  number: z.string(),
  state: vatNumberStateSchema,
  /** The time of the answer; null while there is none. */
  answeredAt: instantSchema.nullable(),
  consultation: z.string(),
  name: z.string(),
  address: z.string(),
  /** The answer after the order, if there was none before. */
  afterwards: z
    .object({
      state: vatNumberStateSchema.exclude(['later']),
      answeredAt: instantSchema,
      consultation: z.string(),
    })
    .optional(),
});
export type OrderVatCheck = z.infer<typeof orderVatCheckSchema>;

/** Parts of the price of one piece, in cents with VAT, by their rate (percent times 100). */
export const vatSharesSchema = z.array(z.object({ rate: z.int(), unitGross: centsSchema }));
