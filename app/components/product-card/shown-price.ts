import { priceAt } from '~/lib/price-at';
import type { BasePrice, Price, Prices } from '~/services/shop-api';

/** One price as the page shows it, with all legally required additions. Amounts in cents. */
export type ShownPrice = {
  price: number;
  currency: string;
  basePrice: BasePrice | null;
  crossed: { price: number; isRrp: boolean } | null;
  /** Lowest price of the 30 days before the reduction (PAngV § 11); null without a reduction. */
  lowest: number | null;
  /** Reduction in whole percent of that lowest price, never of the recommended one; 0 for none. */
  reductionPercent: number;
  /** There is a lower price for larger quantities, which is the one shown. */
  isFrom: boolean;
  /** The price applies from this many pieces; 1 if it applies to a single one. */
  fromQuantity: number;
};

/**
 * Open point 1.3: the special offer if lower, otherwise the lowest graduated price, otherwise the
 * default. If that price does not apply to one piece, its minimum quantity is stated (PAngV § 1
 * (3)).
 */
export function listPrice(prices: Prices, minimum: number): ShownPrice {
  const cheapest = [...prices.graduatedPrices].sort((a, b) => a.price - b.price)[0];
  const first = pagePrice(prices, minimum);
  if (hasOffer(prices) || !cheapest || cheapest.price >= first.price) return first;
  const fromQuantity = cheapest.minimumOrderQuantity;
  return { ...shown(prices, cheapest), isFrom: true, fromQuantity };
}

/** The price of one piece at the minimum quantity. */
export function pagePrice(prices: Prices, minimum: number): ShownPrice {
  return { ...shown(prices, priceAt<Price>(prices, minimum)), fromQuantity: minimum };
}

function hasOffer({ specialOffer, default: regular }: Prices): boolean {
  return specialOffer !== null && specialOffer.price < regular.price;
}

type Amount = { price: number; currency: string; basePrice: BasePrice | null };

function shown(prices: Prices, current: Amount): ShownPrice {
  const isReduced = current === prices.specialOffer;
  const lowest = isReduced && prices.default.lowestPrice > 0 ? prices.default.lowestPrice : null;
  return {
    price: current.price,
    currency: current.currency,
    basePrice: current.basePrice,
    crossed: isReduced ? priceBefore(lowest, current.price) : recommended(prices, current.price),
    lowest,
    reductionPercent:
      lowest && current.price < lowest ? Math.round((1 - current.price / lowest) * 100) : 0,
    isFrom: false,
    fromQuantity: 1,
  };
}

/**
 * The crossed price of a reduction is the lowest price of the 30 days before it, like the base of
 * its percentage.
 */
function priceBefore(lowest: number | null, current: number): ShownPrice['crossed'] {
  return lowest !== null && lowest > current ? { price: lowest, isRrp: false } : null;
}

function recommended({ rrp }: Prices, current: number): ShownPrice['crossed'] {
  return rrp && rrp.price > current ? { price: rrp.price, isRrp: true } : null;
}
