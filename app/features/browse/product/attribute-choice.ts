import { priceAt } from '~/lib/price-at';
import type { Price, VariationAttributeMap } from '~/services/shop-api';

/** The chosen value of each attribute. */
export type Choice = ReadonlyMap<number, number>;

type Combination = VariationAttributeMap['variations'][number];

/**
 * The values of these ids, in the order chosen; the later ones win where two exclude each other.
 */
export function choiceOf(map: VariationAttributeMap, valueIds: readonly number[]): Choice {
  return valueIds.reduce<Choice>((choice, valueId) => {
    const attribute = map.attributes.find(({ values }) =>
      values.some(({ attributeValueId }) => attributeValueId === valueId),
    );
    return attribute ? choose(map, choice, attribute.attributeId, valueId) : choice;
  }, new Map());
}

/** The choice of a variation; empty if the item has no such variation. */
export function choiceOfVariation(map: VariationAttributeMap, variationId: number): Choice {
  return asChoice(map.variations.find((variation) => variation.variationId === variationId));
}

/**
 * Open point 1.3: a value is unreachable if no variation combines it with the other chosen values.
 */
export function isReachable(
  map: VariationAttributeMap,
  choice: Choice,
  attributeId: number,
  valueId: number,
): boolean {
  return combinationsWith(map, including(choice, attributeId, valueId)).length > 0;
}

/**
 * Choosing a value retains the others if they fit; for an unreachable value, only those earlier
 * ones that still fit are added again.
 */
export function choose(
  map: VariationAttributeMap,
  choice: Choice,
  attributeId: number,
  valueId: number,
): Choice {
  if (isReachable(map, choice, attributeId, valueId))
    return including(choice, attributeId, valueId);
  const alone: Choice = new Map([[attributeId, valueId]]);
  if (combinationsWith(map, alone).length === 0) return choice;
  return [...choice]
    .filter(([other]) => other !== attributeId)
    .reduce(
      (kept, [other, value]) =>
        isReachable(map, kept, other, value) ? including(kept, other, value) : kept,
      alone,
    );
}

/** The variation of a complete choice. */
export function chosenVariation(map: VariationAttributeMap, choice: Choice): Combination | null {
  return (
    combinationsWith(map, choice).find(({ attributes }) => attributes.length === choice.size) ??
    null
  );
}

/** The attributes that the buyer still has to choose; empty once the choice is complete. */
export function missingAttributes(map: VariationAttributeMap, choice: Choice) {
  if (chosenVariation(map, choice)) return [];
  return map.attributes.filter(({ attributeId }) => !choice.has(attributeId));
}

/** All variations that contain the chosen values. */
export function combinationsWith(map: VariationAttributeMap, choice: Choice): Combination[] {
  return map.variations.filter((combination) => {
    const own = asChoice(combination);
    return [...choice].every(([attributeId, valueId]) => own.get(attributeId) === valueId);
  });
}

/** Those that can be ordered; if none can, all of them, for their prices. */
export function orderable(combinations: readonly Combination[]): readonly Combination[] {
  const forSale = combinations.filter(({ isSalable }) => isSalable);
  return forSale.length > 0 ? forSale : combinations;
}

/** The price of one piece in the smallest order. */
export function priceOf({ prices, minimumOrderQuantity }: Combination): Price {
  return priceAt<Price>(prices, minimumOrderQuantity);
}

function asChoice(combination: Combination | undefined): Choice {
  const entries = combination?.attributes ?? [];
  return new Map(
    entries.map(({ attributeId, attributeValueId }) => [attributeId, attributeValueId]),
  );
}

function including(choice: Choice, attributeId: number, valueId: number): Choice {
  return new Map(choice).set(attributeId, valueId);
}
