import { isWithin, listPrice } from './list-price';
import type { RawItem } from './raw-item';
import { makeRows, resizeRows } from './rows';

/** A slot of the index is a shelf and a place on it: `slot = shelf * SHELF_SIZE + place`. */
export const SHELF_BITS = 10;
export const SHELF_SIZE = 2 ** SHELF_BITS;

/** The value for an item without main variation: it is not listed. */
const NONE = -1;

/**
 * The data of some items and their variations for lists, as numbers in arrays: a million objects
 * would take ten times the memory and stop the process at each garbage collection. Prices in cents,
 * times in epoch milliseconds, open ends infinite.
 */
export type Shelf = ReturnType<typeof makeShelf>;

/** How well a variation matches the query. */
export type Fit = (columns: VariationColumns, row: number) => number;

const noFit: Fit = () => 0;

type VariationColumns = ReturnType<typeof variationColumns>;

const variationColumns = (capacity: number) => ({
  id: new Int32Array(capacity),
  position: new Int32Array(capacity),
  availability: new Int32Array(capacity),
  /** Number of its combination of attribute values and shade. */
  combination: new Int32Array(capacity),
  regular: new Float64Array(capacity),
  /** Infinite without a graduated price, as `offer` is without an offer. */
  graduated: new Float64Array(capacity),
  offer: new Float64Array(capacity),
  offerFrom: new Float64Array(capacity),
  offerTo: new Float64Array(capacity),
  availableUntil: new Float64Array(capacity),
  isMain: new Uint8Array(capacity),
  isOrderable: new Uint8Array(capacity),
  /** These two are valid at the catalogue's clock. */
  price: new Float64Array(capacity),
  isSalable: new Uint8Array(capacity),
});

const byteColumns = (capacity: number) => ({ byte: Buffer.alloc(capacity) });

const setColumns = (capacity: number) => ({ number: new Int32Array(capacity) });

/** An empty shelf. */
export function makeShelf() {
  return {
    /** 0 for an empty place. */
    itemId: new Int32Array(SHELF_SIZE),
    /** The reading that last found the item. */
    readingNr: new Int32Array(SHELF_SIZE),
    isActive: new Uint8Array(SHELF_SIZE),
    isSet: new Uint8Array(SHELF_SIZE),
    score: new Int32Array(SHELF_SIZE),
    /** Average times 100. */
    rating: new Int32Array(SHELF_SIZE),
    /** When the newest variation was made, in seconds. */
    newest: new Float64Array(SHELF_SIZE),
    /** When the content of its page last changed, in seconds; 0 if unknown. */
    changedAt: new Float64Array(SHELF_SIZE),
    /** The variation a list shows when no filter selects another, counted from the item's first. */
    main: new Int32Array(SHELF_SIZE).fill(NONE),
    lowest: new Float64Array(SHELF_SIZE),
    highest: new Float64Array(SHELF_SIZE),
    /** When the clock next changes a price or ends a sale; infinite for never. */
    nextChange: new Float64Array(SHELF_SIZE).fill(Infinity),
    variations: makeRows<keyof VariationColumns, VariationColumns>(SHELF_SIZE, variationColumns),
    /** Numbers of the sets an item is in. */
    sets: makeRows<'number', ReturnType<typeof setColumns>>(SHELF_SIZE, setColumns),
    /** Addresses as UTF-8: separate strings would be as many objects. */
    addresses: makeRows<'byte', ReturnType<typeof byteColumns>>(SHELF_SIZE, byteColumns),
  };
}

/** Writes an item with its variations; `settlePlace` has to follow. */
export function fillPlace(
  shelf: Shelf,
  place: number,
  raw: RawItem,
  combinationOf: (variation: RawItem['variations'][number]) => number,
): void {
  const { feedbackCount, feedbackSum } = raw;
  shelf.itemId[place] = raw.id;
  shelf.isActive[place] = Number(raw.isActive);
  shelf.isSet[place] = Number(raw.isSet);
  shelf.score[place] = raw.score;
  shelf.rating[place] = feedbackCount > 0 ? Math.round((feedbackSum / feedbackCount) * 100) : 0;
  shelf.newest[place] = Math.floor(raw.newest / 1000);
  shelf.changedAt[place] = raw.changedAt ?? 0;
  resizeRows(shelf.variations, place, raw.variations.length);
  const { columns, starts } = shelf.variations;
  for (const [n, variation] of raw.variations.entries()) {
    const row = starts[place]! + n;
    const { offer } = variation;
    columns.id[row] = variation.id;
    columns.position[row] = variation.position;
    columns.availability[row] = variation.availabilityId;
    columns.combination[row] = combinationOf(variation);
    columns.regular[row] = variation.regular;
    columns.graduated[row] = variation.graduated ?? Infinity;
    columns.offer[row] = offer?.price ?? Infinity;
    columns.offerFrom[row] = offer?.from ?? -Infinity;
    columns.offerTo[row] = offer?.to ?? Infinity;
    columns.availableUntil[row] = variation.availableUntil ?? Infinity;
    columns.isMain[row] = Number(variation.isMain);
    columns.isOrderable[row] = Number(variation.isOrderable);
  }
}

/** Empties a place. */
export function clearPlace(shelf: Shelf, place: number): void {
  shelf.itemId[place] = 0;
  shelf.main[place] = NONE;
  shelf.nextChange[place] = Infinity;
  resizeRows(shelf.variations, place, 0);
}

/** Computes the state of an item at a time: prices, salability, representing variation. */
export function settlePlace(shelf: Shelf, place: number, now: number): void {
  const { columns, starts } = shelf.variations;
  const end = starts[place + 1]!;
  let lowest = Infinity;
  let highest = -Infinity;
  let nextChange = Infinity;
  for (let row = starts[place]!; row < end; row += 1) {
    const from = columns.offerFrom[row]!;
    const to = columns.offerTo[row]!;
    const until = columns.availableUntil[row]!;
    const price = listPrice({
      regular: columns.regular[row]!,
      graduated: columns.graduated[row]!,
      offer: isWithin(from, to, now) ? columns.offer[row]! : null,
    });
    columns.price[row] = price;
    columns.isSalable[row] = columns.isOrderable[row]! & Number(isWithin(null, until, now));
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
    for (const moment of [from, to, until]) {
      if (moment > now && moment < nextChange) nextChange = moment;
    }
  }
  shelf.lowest[place] = lowest;
  shelf.highest[place] = highest;
  shelf.nextChange[place] = nextChange;
  const main = shelf.isActive[place] ? chooseRow(shelf, place, noFit) : null;
  shelf.main[place] = main === null ? NONE : main - starts[place]!;
}

/** Row of the variation that represents an item, or null when the item is not listed. */
export function mainRow(shelf: Shelf, place: number): number | null {
  const main = shelf.main[place]!;
  return main === NONE ? null : shelf.variations.starts[place]! + main;
}

/**
 * Row of the variation that represents an item: the one that matches best, of those a salable one,
 * of those the main one, else the cheapest.
 */
export function chooseRow(shelf: Shelf, place: number, fit: Fit): number | null {
  const { columns, starts } = shelf.variations;
  const end = starts[place + 1]!;
  let best: number | null = null;
  let bestFit = 0;
  for (let row = starts[place]!; row < end; row += 1) {
    const ownFit = fit(columns, row);
    if (best === null || ownFit > bestFit || (ownFit === bestFit && isBetter(columns, row, best))) {
      best = row;
      bestFit = ownFit;
    }
  }
  return best;
}

function isBetter(columns: VariationColumns, a: number, b: number) {
  const { isSalable, isMain, price, position, id } = columns;
  if (isSalable[a] !== isSalable[b]) return isSalable[a]! > isSalable[b]!;
  if (isMain[a] !== isMain[b]) return isMain[a]! > isMain[b]!;
  if (price[a] !== price[b]) return price[a]! < price[b]!;
  return position[a] !== position[b] ? position[a]! < position[b]! : id[a]! < id[b]!;
}

/** Number of variations of an item that can be ordered at the catalogue's clock. */
export function salableRows({ variations }: Shelf, place: number): number {
  const { columns, starts } = variations;
  const rows = columns.isSalable.subarray(starts[place], starts[place + 1]);
  return rows.reduce((count, isSalable) => count + isSalable, 0);
}
