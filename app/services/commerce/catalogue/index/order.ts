import { countBits, forEachBit, type Bits } from './bits';
import type { IndexQuery } from './query';
import type { Snapshot } from './snapshot';
import type { IndexedItem, IndexedVariation } from './indexed-item';

/** Slots fit below this; a sort key is `place * SLOTS + slot`, exact below 2^53. */
const SLOTS = 2 ** 20;

/**
 * Slots of a set in the order asked for; of equals the older item comes first. One number holds
 * sort value and slot, because a typed array of numbers sorts much faster than objects do.
 */
export function orderSlots(
  snapshot: Snapshot,
  hits: Bits,
  query: IndexQuery,
  represent: (item: IndexedItem) => IndexedVariation,
): Uint32Array {
  const place = placeIn(snapshot, query, represent);
  const keys = new Float64Array(countBits(hits));
  let n = 0;
  forEachBit(hits, (slot) => {
    keys[n] = place(slot) * SLOTS + slot;
    n += 1;
  });
  keys.sort();
  return Uint32Array.from(keys, (key) => key - Math.floor(key / SLOTS) * SLOTS);
}

/** A whole number for a slot: the smaller, the further ahead. */
function placeIn(
  snapshot: Snapshot,
  { sort, lang, found }: IndexQuery,
  represent: (item: IndexedItem) => IndexedVariation,
): (slot: number) => number {
  const item = (slot: number) => snapshot.items[slot]!;
  switch (sort) {
    case 'texts.name1_asc':
      return (slot) => snapshot.nameRanks[lang][slot]!;
    case 'texts.name1_desc':
      return (slot) => -snapshot.nameRanks[lang][slot]!;
    case 'sorting.price.avg_asc':
      return (slot) => represent(item(slot)).price;
    case 'sorting.price.avg_desc':
      return (slot) => -represent(item(slot)).price;
    case 'item.feedbackDecimal_asc':
      return (slot) => Math.round(item(slot).rating * 100);
    case 'item.feedbackDecimal_desc':
      return (slot) => -Math.round(item(slot).rating * 100);
    case 'variation.createdAt_desc':
      return (slot) => -Math.floor(item(slot).raw.newest / 1000);
    case 'item.score':
      if (!found) return recommended(snapshot, lang);
      return (slot) => relevance(item(slot), found.get(item(slot).raw.id)!);
  }
}

const MOST_SCORE = 9999;
const MOST_RATING = 500;

/** The operator's score, the highest first; equals by name. */
function recommended({ items, nameRanks }: Snapshot, lang: IndexQuery['lang']) {
  const names = items.length;
  return (slot: number) => -heldScore(items[slot]!) * names + nameRanks[lang][slot]!;
}

/** Held within bounds, so that place and slot stay exact in one number. */
function heldScore({ raw }: IndexedItem): number {
  return Math.min(Math.max(raw.score, 0), MOST_SCORE);
}

/**
 * Place of an item that a search found: nearest to the term, what can be bought before what is sold
 * out, the thing itself before sets with it, the operator's score, the rating.
 */
function relevance(item: IndexedItem, distance: number): number {
  const { main, raw, rating } = item;
  const isSoldOut = main?.isSalable ? 0 : 1;
  const group = (distance * 2 + isSoldOut) * 2 + (raw.isSet ? 1 : 0);
  const place = group * (MOST_SCORE + 1) + MOST_SCORE - heldScore(item);
  return place * (MOST_RATING + 1) + MOST_RATING - Math.round(rating * 100);
}
