import * as z from 'zod';
import { centsSchema, instantSchema } from './primitives';

/** Price of a legal unit: 1 l, 1 kg, 1 m², 1 m (PAngV § 4, § 5), or of one piece of a pack. */
export const basePriceSchema = z.object({
  value: centsSchema,
  /** UN/ECE code of the reference unit: LTR, KGM, MTK, MTR, C62. */
  unit: z.enum(['LTR', 'KGM', 'MTK', 'MTR', 'C62']),
});
export type BasePrice = z.infer<typeof basePriceSchema>;

/** `unitPrice` is the price of one piece of the variation, `price` that of a line with one. */
export const priceSchema = z.object({
  price: centsSchema,
  unitPrice: centsSchema,
  currency: z.string().length(3),
  /** Null for a single piece (C62, content 1), whose price is the same (§5). */
  basePrice: basePriceSchema.nullable(),
});
export type Price = z.infer<typeof priceSchema>;

export const graduatedPriceSchema = priceSchema.extend({ minimumOrderQuantity: z.int().min(1) });
export type GraduatedPrice = z.infer<typeof graduatedPriceSchema>;

/**
 * Prices of a variation (§3). All amounts are gross; customers with net prices
 * (`user.showNetPrices`) see them without the VAT of `variation.vatRate`.
 */
export const pricesSchema = z.object({
  default: priceSchema.extend({
    /** Lowest price of the 30 days before the reduction (PAngV § 11), 0 without a reduction. */
    lowestPrice: centsSchema,
    baseSinglePrice: centsSchema,
  }),
  rrp: priceSchema.nullable(),
  specialOffer: priceSchema.extend({ validUntil: instantSchema.nullable() }).nullable(),
  graduatedPrices: z.array(graduatedPriceSchema),
});
export type Prices = z.infer<typeof pricesSchema>;
