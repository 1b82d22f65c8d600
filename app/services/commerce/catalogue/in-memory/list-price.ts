import type { Cents } from '~/services/shop-api';

/** Prices of a variation as they are stored in the database, cents. */
type RawPrices = {
  regular: Cents;
  /** Cheapest graduated price, or null. */
  graduated: Cents | null;
  /** The special offer if it runs now, or null. */
  offer: Cents | null;
};

/**
 * The price a list shows and sorts by: the offer if lower, else the cheapest graduated ("from").
 */
export function listPrice({ regular, graduated, offer }: RawPrices): Cents {
  if (offer !== null && offer < regular) return offer;
  return Math.min(regular, graduated ?? regular);
}

/** Whether a period, open on either side if null, contains the time. All in epoch milliseconds. */
export function isWithin(from: number | null, to: number | null, now: number): boolean {
  return (from === null || from <= now) && (to === null || now < to);
}
