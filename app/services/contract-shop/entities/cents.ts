import type { Cents } from '~/services/shop-api/entities/primitives';

/** Euros of an answer in cents, half a cent up. What binary fractions miss of a decimal one is no half cent. */
export function centsOf(euros: number): Cents {
  const cents = Math.round(Number((Math.abs(euros) * 100).toPrecision(15)));
  return euros < 0 ? 0 - cents : cents;
}
