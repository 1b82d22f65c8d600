import * as z from 'zod';
import { centsSchema, instantSchema } from './primitives';

/**
 * Why an order is taxed as it is: at the rates of the shop's country, at those of another member state,
 * free as a supply to a business there, or free because it leaves the VAT area of the Union.
 */
const VAT_CASES = ['domestic', 'destination', 'intraCommunity', 'export'] as const;
export const vatCaseSchema = z.enum(VAT_CASES);
export type VatCase = z.infer<typeof vatCaseSchema>;

/** What is known of a VAT number: `later` until somebody could say (8.52, 8.53). */
export const vatNumberStateSchema = z.enum(['valid', 'invalid', 'later']);
export type VatNumberState = z.infer<typeof vatNumberStateSchema>;

/** The VAT in a sum, rate by rate (percent times 100), the highest first. */
export const vatSumsSchema = z.array(
  z.object({ rate: z.int(), value: centsSchema, net: centsSchema }),
);

/** The number of a business abroad in the Union, and what the order costs with VAT and without; cents. */
export const cartVatNumberSchema = z.object({
  number: z.string(),
  state: vatNumberStateSchema,
  /** To be paid for the whole cart, gift cards not counted: one of them is what it costs. */
  totalTaxed: centsSchema,
  totalExempt: centsSchema,
});
export type CartVatNumber = z.infer<typeof cartVatNumberSchema>;

/** What was known of the buyer's number when they ordered, and what proves it. */
export const orderVatCheckSchema = z.object({
  number: z.string(),
  state: vatNumberStateSchema,
  /** When that was told; null while nobody could say. */
  answeredAt: instantSchema.nullable(),
  consultation: z.string(),
  name: z.string(),
  address: z.string(),
  /** What was told after the order, where nobody could say before it. */
  afterwards: z
    .object({
      state: vatNumberStateSchema.exclude(['later']),
      answeredAt: instantSchema,
      consultation: z.string(),
    })
    .optional(),
});
export type OrderVatCheck = z.infer<typeof orderVatCheckSchema>;

/** Parts of the price of one piece, in cents with VAT, by the rate they bear (percent times 100). */
export const vatSharesSchema = z.array(z.object({ rate: z.int(), unitGross: centsSchema }));
