import type { BasePrice, Prices } from '~/services/shop-api';

/** One price as the page shows it, with everything the law wants beside it. Amounts in cents. */
export type ShownPrice = {
  price: number;
  currency: string;
  basePrice: BasePrice | null;
  crossed: { price: number; isRrp: boolean } | null;
  /** Lowest price of the 30 days before the reduction (PAngV § 11); null when nothing is reduced. */
  lowest: number | null;
  /** Reduction in whole percent of that lowest price, never of the recommended one; 0 for none. */
  reductionPercent: number;
  /** A cheaper price for larger quantities exists and is the one shown. */
  isFrom: boolean;
};

/** Open point 1.3: the special offer if lower, else the cheapest graduated price, else the default. */
export function listPrice(prices: Prices): ShownPrice {
  const offer = activeOffer(prices);
  const cheapest = [...prices.graduatedPrices].sort((a, b) => a.price - b.price)[0];
  if (!offer && cheapest && cheapest.price < prices.default.price) {
    return { ...shown(prices, cheapest), isFrom: true };
  }
  return shown(prices, offer ?? prices.default);
}

/** The price of one piece when `quantity` pieces are bought. */
export function pagePrice(prices: Prices, quantity: number): ShownPrice {
  const graduated = prices.graduatedPrices
    .filter((step) => step.minimumOrderQuantity <= quantity)
    .sort((a, b) => b.minimumOrderQuantity - a.minimumOrderQuantity)[0];
  const regular = graduated ?? prices.default;
  const offer = activeOffer(prices);
  return shown(prices, offer && offer.price < regular.price ? offer : regular);
}

/** §5: discount of a graduated price in percent with one decimal, against the default price. */
export function graduatedDiscount(prices: Prices, price: number): number {
  const base = prices.default.price;
  return base > 0 ? Math.max(0, Math.round((1 - price / base) * 1000) / 10) : 0;
}

/** §5: bundle discount, rounded 1 - price / crossed price; 0 without a higher crossed price. */
export function bundleDiscount(price: number, crossed: number): number {
  return crossed > price ? Math.round((1 - price / crossed) * 100) : 0;
}

function activeOffer({ specialOffer, default: regular }: Prices) {
  return specialOffer && specialOffer.price < regular.price ? specialOffer : null;
}

type Amount = { price: number; currency: string; basePrice: BasePrice | null };

function shown(prices: Prices, current: Amount): ShownPrice {
  const isReduced = current === prices.specialOffer;
  const lowest = isReduced && prices.default.lowestPrice > 0 ? prices.default.lowestPrice : null;
  return {
    price: current.price,
    currency: current.currency,
    basePrice: current.basePrice,
    crossed: crossedPrice(prices, current.price, isReduced),
    lowest,
    reductionPercent:
      lowest && current.price < lowest ? Math.round((1 - current.price / lowest) * 100) : 0,
    isFrom: false,
  };
}

/** With a special offer the regular price, else the recommended one; none when it is not higher. */
function crossedPrice(prices: Prices, current: number, isReduced: boolean): ShownPrice['crossed'] {
  if (isReduced) return { price: prices.default.price, isRrp: false };
  return prices.rrp && prices.rrp.price > current ? { price: prices.rrp.price, isRrp: true } : null;
}
