import { priceAt } from '~/lib/price-at';
import type { Price, Prices, Product } from '~/services/shop-api';
import { choiceOf, combinationsWith, orderable } from './attribute-choice';
import type { ChoiceView } from './choice-view';

/** A row of the table of graduated prices. */
export type GraduatedStep = Price & {
  from: number;
  /** Percent off the first row, with one decimal (§5); 0 for none. */
  discount: number;
};

type Goods = Pick<Product, 'prices' | 'variationAttributeMap'> & {
  variation: Pick<Product['variation'], 'minimumOrderQuantity'>;
};

/**
 * The price steps of the current choice. Until the choice is complete, those that every reachable
 * variation has: one of the same price may have another content, or different steps.
 */
export function shownSteps(
  { prices, variation, variationAttributeMap: map }: Goods,
  choice: Pick<ChoiceView, 'variationId' | 'valueIds'> | null,
): GraduatedStep[] {
  if (!map || !choice || choice.variationId !== null)
    return graduatedSteps(prices, variation.minimumOrderQuantity);
  const within = orderable(combinationsWith(map, choiceOf(map, choice.valueIds)));
  const [first = [], ...others] = within.map((each) =>
    graduatedSteps(each.prices, each.minimumOrderQuantity),
  );
  return others.every((steps) => asShown(steps) === asShown(first)) ? first : [];
}

function asShown(steps: readonly GraduatedStep[]): string {
  return JSON.stringify(steps.map(({ from, price, basePrice }) => [from, price, basePrice]));
}

/**
 * The price of one piece from each quantity on, beginning with the minimum. Rows that change
 * nothing, because an offer is lower, are left out; one row is no table.
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
