import { pathOfProduct } from '~/lib/product-path';
import type { BasePrice, Product, VariationAttributeMap } from '~/services/shop-api';
import {
  choiceOf,
  choiceOfVariation,
  choose,
  chosenVariation,
  combinationsWith,
  isReachable,
  missingAttributes,
  orderable,
  priceOf,
  type Choice,
} from './attribute-choice';

/** The lowest available price behind a value; `isFrom` if other variations behind it cost more. */
export type ChoicePrice = { price: number; basePrice: BasePrice | null; isFrom: boolean };

export type ChoiceValueView = {
  id: number;
  name: string;
  color: string | null;
  imageUrl: string | null;
  isChosen: boolean;
  /** Choosing it removes other chosen values. */
  isOutOfReach: boolean;
  isSalable: boolean;
  /** The path after choosing it, without prefix. */
  path: string;
  price: ChoicePrice | null;
};

export type ChoiceAttributeView = {
  id: number;
  name: string;
  type: 'dropdown' | 'image' | 'box';
  chosenName: string | null;
  values: ChoiceValueView[];
  /** The other chosen values, which a form must carry along. */
  otherChosen: number[];
};

export type ChoiceView = {
  attributes: ChoiceAttributeView[];
  /** The chosen values. */
  valueIds: number[];
  /** The variation of a complete choice. */
  variationId: number | null;
  missing: { id: number; name: string }[];
  /** The lowest available price that is still reachable. */
  price: ChoicePrice | null;
};

/**
 * The current choice (open point 1.3): a variation in the address, the only one, or the values of
 * the query.
 */
export function currentChoice(
  map: VariationAttributeMap,
  named: number | null,
  valueIds: readonly number[],
): Choice {
  const only = map.variations.length === 1 ? map.variations[0]?.variationId : undefined;
  const start = named ?? only;
  const choice = start === undefined ? [] : [...choiceOfVariation(map, start).values()];
  return choiceOf(map, [...choice, ...valueIds]);
}

export function choiceView(
  product: Product,
  map: VariationAttributeMap,
  choice: Choice,
): ChoiceView {
  return {
    attributes: map.attributes.map((attribute) => ({
      id: attribute.attributeId,
      name: attribute.name,
      type: attribute.type,
      chosenName:
        attribute.values.find(
          ({ attributeValueId }) => attributeValueId === choice.get(attribute.attributeId),
        )?.name ?? null,
      values: attribute.values
        .filter(({ attributeValueId }) => isOffered(map, attribute.attributeId, attributeValueId))
        .map((value) => valueView(product, map, choice, attribute.attributeId, value)),
      otherChosen: [...choice].flatMap(([id, value]) =>
        id === attribute.attributeId ? [] : [value],
      ),
    })),
    valueIds: [...choice.values()],
    variationId: chosenVariation(map, choice)?.variationId ?? null,
    missing: missingAttributes(map, choice).map(({ attributeId, name }) => ({
      id: attributeId,
      name,
    })),
    price: cheapest(map, choice),
  };
}

type Value = VariationAttributeMap['attributes'][number]['values'][number];

function valueView(
  product: Product,
  map: VariationAttributeMap,
  choice: Choice,
  attributeId: number,
  { attributeValueId: id, name, color, imageUrl, disabled }: Value,
): ChoiceValueView {
  const next = choose(map, choice, attributeId, id);
  return {
    id,
    name,
    color,
    imageUrl,
    isChosen: choice.get(attributeId) === id,
    isOutOfReach: disabled || !isReachable(map, choice, attributeId, id),
    // Goods sold only after advice are not sold out: the page explains how to get them.
    isSalable:
      !product.isSoldOnline || combinationsWith(map, next).some(({ isSalable }) => isSalable),
    path: choicePath(product, map, next),
    price: cheapest(map, next),
  };
}

/** A complete choice has its own address; an incomplete one stays in the query. */
export function choicePath(product: Product, map: VariationAttributeMap, choice: Choice): string {
  const variation = chosenVariation(map, choice);
  if (variation) return pathOfProduct(product, variation.variationId);
  const chosen = [...choice.values()].join(',');
  return pathOfProduct(product) + (chosen ? `?chosen=${chosen}` : '');
}

function isOffered(map: VariationAttributeMap, attributeId: number, valueId: number): boolean {
  return isReachable(map, new Map(), attributeId, valueId);
}

function cheapest(map: VariationAttributeMap, choice: Choice): ChoicePrice | null {
  const within = orderable(combinationsWith(map, choice)).map(priceOf);
  const [first, ...others] = within.toSorted((a, b) => a.price - b.price);
  if (!first) return null;
  return {
    price: first.price,
    basePrice: first.basePrice,
    isFrom: others.some(({ price }) => price > first.price),
  };
}

export const CHOICE_QUERY = ['chosen', 'choose'] as const;

/** Value ids of the query: `chosen` earlier choices, `choose` the latest one, from a form. */
export function chosenInQuery(params: URLSearchParams): number[] {
  return CHOICE_QUERY.flatMap((name) => params.getAll(name))
    .flatMap((value) => value.split(','))
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)
    .slice(0, 20);
}
