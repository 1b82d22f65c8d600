import type { Cents, Prices } from '../../shop-api';

/**
 * Gross price of one piece in cents when `quantity` pieces are bought (§3, open point 1.3): the
 * special offer when it is lower than the graduated price for that quantity, else the latter.
 */
export function effectivePrice(prices: Prices, quantity: number): Cents {
  const steps = prices.graduatedPrices.filter((step) => step.minimumOrderQuantity <= quantity);
  const step = steps.sort((a, b) => b.minimumOrderQuantity - a.minimumOrderQuantity)[0];
  const regular = step?.unitPrice ?? prices.default.unitPrice;
  return Math.min(regular, prices.specialOffer?.unitPrice ?? regular);
}

/** Prices of a variation as they lie in the database, cents. */
export type RawPrices = {
  regular: Cents;
  /** Cheapest graduated price, or null. */
  graduated: Cents | null;
  /** The special offer if it runs now, or null. */
  offer: Cents | null;
};

/** The price a list shows and sorts by: the offer if lower, else the cheapest graduated ("from"). */
export function listPrice({ regular, graduated, offer }: RawPrices): Cents {
  if (offer !== null && offer < regular) return offer;
  return Math.min(regular, graduated ?? regular);
}

/** Does a period that may be open on either side contain the moment? All in epoch milliseconds. */
export function isWithin(from: number | null, to: number | null, now: number): boolean {
  return (from === null || from <= now) && (to === null || now < to);
}
