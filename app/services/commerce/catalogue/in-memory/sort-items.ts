import { countBits, forEachBit, type Bits } from './bit-set';
import type { Catalogue } from './catalogue';
import { selectPage } from './select-page';
import { mainRow, SHELF_BITS, SHELF_SIZE, type Shelf } from './stored-items';
import type { IndexQuery } from '../../core/catalogue-index';

/** Row of the variation that represents an item. */
export type Represent = (shelf: Shelf, place: number) => number;

/** An integer for an item: smaller ones come first. */
type Key = (shelf: Shelf, place: number, slot: number) => number;

/** Slots of one page of a set in the requested order; of equals the older item comes first. */
export function orderPage(
  catalogue: Catalogue,
  hits: Bits,
  query: IndexQuery,
  represent: Represent,
  start: number,
): Uint32Array {
  const { shelves } = catalogue;
  const keyOf = keyFor(catalogue, query, represent);
  const total = countBits(hits);
  const keys = new Float64Array(total);
  const slots = new Uint32Array(total);
  let n = 0;
  forEachBit(hits, (slot) => {
    keys[n] = keyOf(shelves[slot >>> SHELF_BITS]!, slot % SHELF_SIZE, slot);
    slots[n] = slot;
    n += 1;
  });
  const idOf = (slot: number) => shelves[slot >>> SHELF_BITS]!.itemId[slot % SHELF_SIZE]!;
  return selectPage(keys, slots, idOf, start, start + query.itemsPerPage);
}

function keyFor(
  { names }: Catalogue,
  { sort, lang, found }: IndexQuery,
  represent: Represent,
): Key {
  const { rank, limit } = names[lang];
  switch (sort) {
    case 'texts.name1_asc':
      return (_, __, slot) => rank(slot);
    case 'texts.name1_desc':
      return (_, __, slot) => -rank(slot);
    case 'sorting.price.avg_asc':
      return (shelf, place) => shelf.variations.columns.price[represent(shelf, place)]!;
    case 'sorting.price.avg_desc':
      return (shelf, place) => -shelf.variations.columns.price[represent(shelf, place)]!;
    case 'item.feedbackDecimal_asc':
      return (shelf, place) => shelf.rating[place]!;
    case 'item.feedbackDecimal_desc':
      return (shelf, place) => -shelf.rating[place]!;
    case 'variation.createdAt_desc':
      return (shelf, place) => -shelf.newest[place]!;
    case 'item.score': {
      if (found) return (shelf, place) => relevance(shelf, place, found);
      const most = limit();
      return (shelf, place, slot) => -heldScore(shelf, place) * most + rank(slot);
    }
  }
}

const MOST_SCORE = 9999;
const MOST_RATING = 500;

/** Clamped, so that several values fit into one exact number. */
function heldScore(shelf: Shelf, place: number): number {
  return Math.min(Math.max(shelf.score[place]!, 0), MOST_SCORE);
}

/**
 * Rank of an item that a search found: nearest to the term, salable before sold out, single goods
 * before sets with them, the operator's score, the rating.
 */
function relevance(shelf: Shelf, place: number, found: Map<number, number>): number {
  const distance = found.get(shelf.itemId[place]!)!;
  const row = mainRow(shelf, place);
  const isSoldOut = row !== null && shelf.variations.columns.isSalable[row] === 1 ? 0 : 1;
  const group = (distance * 2 + isSoldOut) * 2 + shelf.isSet[place]!;
  const merit = group * (MOST_SCORE + 1) + MOST_SCORE - heldScore(shelf, place);
  return merit * (MOST_RATING + 1) + MOST_RATING - shelf.rating[place]!;
}
