import { priceAt } from '~/lib/price-at';
import type { Price, Prices, Product } from '~/services/shop-api';
import type { ChoiceView } from './choice-view';

/** A row of the table of graduated prices. */
export type GraduatedStep = Price & {
  from: number;
  /** Percent off the first row, with one decimal (§5); 0 for none. */
  discount: number;
};

type Goods = { prices: Prices; variation: Pick<Product['variation'], 'minimumOrderQuantity'> };

/**
 * The steps of what is chosen. Until the choice is complete they are those of one variation, so they are
 * shown only where every other one costs the same.
 */
export function shownSteps(
  { prices, variation }: Goods,
  choice: Pick<ChoiceView, 'variationId' | 'price'> | null,
): GraduatedStep[] {
  const steps = graduatedSteps(prices, variation.minimumOrderQuantity);
  if (!choice || choice.variationId !== null) return steps;
  const isSameForAll = !choice.price?.isFrom && choice.price?.price === steps[0]?.price;
  return isSameForAll ? steps : [];
}

/**
 * What one piece costs from which quantity on, beginning with the smallest that may be bought.
 * Rows that change nothing, because an offer is lower, are left out; one row is no table.
 */
export function graduatedSteps(prices: Prices, minimum: number): GraduatedStep[] {
  const first = priceAt<Price>(prices, minimum);
  const steps: GraduatedStep[] = [{ ...first, from: minimum, discount: 0 }];
  const quantities = prices.graduatedPrices.map((step) => step.minimumOrderQuantity);
  for (const from of quantities.filter((each) => each > minimum).sort((a, b) => a - b)) {
    const price = priceAt<Price>(prices, from);
    if (price.price === steps.at(-1)!.price) continue;
    steps.push({ ...price, from, discount: graduatedDiscount(first.price, price.price) });
  }
  return steps.length > 1 ? steps : [];
}

/** §5: discount of a graduated price against the price of a single piece, percent with one decimal. */
export function graduatedDiscount(base: number, price: number): number {
  return base > 0 ? Math.max(0, Math.round((1 - price / base) * 1000) / 10) : 0;
}
