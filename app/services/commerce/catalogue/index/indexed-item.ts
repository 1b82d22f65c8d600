import type { Language } from '../../../shop-api';
import { isWithin, listPrice } from '../../pricing/list-price';
import { nextMoment } from '../../pricing/touch-until';

/** An active variation as it lies in the database. Prices in cents, moments in epoch milliseconds. */
export type RawVariation = {
  id: number;
  isMain: boolean;
  position: number;
  availabilityId: number;
  availableUntil: number | null;
  /** Offered (view sale_state), with enough in stock for the smallest order. */
  isOrderable: boolean;
  regular: number;
  graduated: number | null;
  offer: { price: number; from: number | null; to: number | null } | null;
  attributeValueIds: number[];
  /** Shade of the item, else the one this variation of it is chosen by. */
  shadeId: number | null;
};

/** An item with its active, priced variations. */
export type RawItem = {
  id: number;
  isActive: boolean;
  manufacturerId: number | null;
  /** A bundle or set: several goods sold as one. */
  isSet: boolean;
  feedbackCount: number;
  feedbackSum: number;
  score: number;
  sortKeys: Record<Language, string>;
  categoryIds: number[];
  propertyValueIds: number[];
  /** When its newest variation was made. */
  newest: number;
  variations: RawVariation[];
};

/** A variation with what depends on the clock. */
export type IndexedVariation = { raw: RawVariation; price: number; isSalable: boolean };

/** An item as the index knows it at one moment. */
export type IndexedItem = {
  raw: RawItem;
  variations: IndexedVariation[];
  /** The variation a list shows when no filter asks for another; null when the item is not listed. */
  main: IndexedVariation | null;
  lowestPrice: number;
  highestPrice: number;
  rating: number;
  /** Names of the sets the item is in: facet values and `category-<id>`. */
  sets: string[];
  /** When the clock next changes a price or ends a sale. */
  nextChange: number | null;
};

/** The set every item of the lists is in. */
export const LISTED = 'listed';

/**
 * Works out what holds for an item at a moment. `ancestors` gives a category and those above it.
 */
export function indexItem(
  raw: RawItem,
  ancestors: (categoryId: number) => number[],
  now: number,
): IndexedItem {
  const variations = raw.variations.map((variation) => indexVariation(variation, now));
  const main = raw.isActive ? chooseVariation(variations, () => 0) : null;
  const prices = variations.map((variation) => variation.price);
  return {
    raw,
    variations,
    main,
    lowestPrice: Math.min(...prices),
    highestPrice: Math.max(...prices),
    rating: raw.feedbackCount > 0 ? raw.feedbackSum / raw.feedbackCount : 0,
    sets: main ? setsOf(raw, ancestors) : [],
    nextChange: nextMoment(
      raw.variations.flatMap(({ offer, availableUntil }) => [
        offer?.from ?? null,
        offer?.to ?? null,
        availableUntil,
      ]),
      now,
    ),
  };
}

function indexVariation(raw: RawVariation, now: number): IndexedVariation {
  const { regular, graduated, offer } = raw;
  const isRunning = offer !== null && isWithin(offer.from, offer.to, now);
  return {
    raw,
    price: listPrice({ regular, graduated, offer: isRunning ? offer.price : null }),
    isSalable: raw.isOrderable && isWithin(null, raw.availableUntil, now),
  };
}

/**
 * The variation that stands for an item: the one that fits best, of those one that can be bought,
 * of those the main one, else the cheapest.
 */
export function chooseVariation(
  variations: IndexedVariation[],
  fit: (variation: IndexedVariation) => number,
): IndexedVariation | null {
  let best: IndexedVariation | null = null;
  let bestFit = 0;
  for (const variation of variations) {
    const ownFit = fit(variation);
    if (best === null || ownFit > bestFit || (ownFit === bestFit && isBetter(variation, best))) {
      best = variation;
      bestFit = ownFit;
    }
  }
  return best;
}

function isBetter(a: IndexedVariation, b: IndexedVariation): boolean {
  if (a.isSalable !== b.isSalable) return a.isSalable;
  if (a.raw.isMain !== b.raw.isMain) return a.raw.isMain;
  if (a.price !== b.price) return a.price < b.price;
  return a.raw.position !== b.raw.position ? a.raw.position < b.raw.position : a.raw.id < b.raw.id;
}

function setsOf(raw: RawItem, ancestors: (categoryId: number) => number[]): string[] {
  const sets = new Set([LISTED]);
  for (const id of raw.categoryIds.flatMap(ancestors)) sets.add(`category-${id}`);
  for (const id of raw.propertyValueIds) sets.add(`property-${id}`);
  if (raw.manufacturerId !== null) sets.add(`producer-${raw.manufacturerId}`);
  for (const variation of raw.variations) {
    sets.add(`availability-${variation.availabilityId}`);
    for (const id of variation.attributeValueIds) sets.add(String(id));
    if (variation.shadeId !== null) sets.add(`shade-${variation.shadeId}`);
  }
  for (let stars = 1; stars <= 5; stars += 1) {
    if (raw.feedbackCount > 0 && raw.feedbackSum >= stars * raw.feedbackCount) {
      sets.add(`feedback-${stars}`);
    }
  }
  return Array.from(sets, shared);
}

/** Each name once in memory, not once for every item that has it. */
const names = new Map<string, string>();

function shared(name: string): string {
  const known = names.get(name) ?? name;
  names.set(name, known);
  return known;
}
