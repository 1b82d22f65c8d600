import type { BasePrice, Cents } from '../../../shop-api';

/** A size and its unit: content times 1000, the legal reference unit and the factor to it. */
export type Size = {
  contentMilli: number;
  referenceCode: BasePrice['unit'] | null;
  factor: number;
};

/**
 * Price per litre, kilogram, square metre, metre (PAngV § 4, § 5) or piece of a pack, rounded to
 * the cent. Null for a single piece (§5), whose price is the same, and units without reference.
 */
export function basePrice(price: Cents, size: Size): BasePrice | null {
  const { contentMilli, referenceCode, factor } = size;
  const isSinglePiece = referenceCode === 'C62' && contentMilli === 1000;
  if (referenceCode === null || isSinglePiece) return null;
  // The factor is a power of ten stored as a double; rounding removes its error.
  const referenceMilli = Math.round(contentMilli * factor * 1e6) / 1e6;
  return { value: Math.round((price * 1000) / referenceMilli), unit: referenceCode };
}
