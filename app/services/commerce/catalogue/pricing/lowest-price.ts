import type { Cents } from '../../../shop-api';

/** The price of one piece from a time on (epoch milliseconds), as rows of price_history. */
export type PriceStep = { from: number; price: Cents };

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/**
 * Lowest price in cents of the 30 days before a reduction began (PAngV § 11, L-33), or null when
 * the goods were not sold before. The days are counted back from the beginning of the reduction,
 * not from today: a long sale, or one whose price falls again, keeps the price from before it.
 */
export function lowestPriceBefore(history: PriceStep[], reductionBegan: number): Cents | null {
  const steps = history.filter((step) => step.from < reductionBegan);
  steps.sort((a, b) => a.from - b.from);
  const within = steps.filter((_, i) => {
    const end = steps[i + 1]?.from ?? reductionBegan;
    return end > reductionBegan - THIRTY_DAYS;
  });
  return within.length > 0 ? Math.min(...within.map((step) => step.price)) : null;
}
