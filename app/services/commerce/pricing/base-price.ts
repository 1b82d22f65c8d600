import type { BasePrice, Cents } from '../../shop-api';

/** A size and its unit: content times 1000, the law's reference unit and the factor to it. */
export type Size = {
  contentMilli: number;
  referenceCode: BasePrice['unit'] | null;
  factor: number;
};

/**
 * Price per litre, kilogram, square metre or metre (PAngV § 4, § 5), rounded to the cent. Null for
 * goods sold by the piece.
 */
export function basePrice(price: Cents, { contentMilli, referenceCode, factor }: Size) {
  if (referenceCode === null) return null;
  // The factor is a power of ten held as a double; rounding takes its error away.
  const referenceMilli = Math.round(contentMilli * factor * 1e6) / 1e6;
  return { value: Math.round((price * 1000) / referenceMilli), unit: referenceCode };
}
