import type { CategoryTreeItem, Language } from '../../../shop-api';
import { forEachBit, hasBit, makeBits } from './bit-set';
import { areGoodsCustomerOnly, categoriesShowing } from './categories';
import { createCombinations, type Combinations } from './combinations';
import { putAddress } from './item-addresses';
import type { IndexGroup } from './load-groups';
import { createNamedSets, type NamedSets } from './named-sets';
import { createNameOrder, type NameOrder } from './name-order';
import type { RawItem } from './raw-item';
import { resizeRows } from './rows';
import {
  clearPlace,
  fillPlace,
  makeShelf,
  settlePlace,
  SHELF_BITS,
  SHELF_SIZE,
  type Shelf,
} from './stored-items';
import type { IndexCategories } from '../../core/catalogue-index';

/**
 * The catalogue as of one time. Every item has a slot: a place on a shelf. It is changed item by
 * item and in place; a query never sees a half-changed item, because nothing else runs meanwhile.
 * The cost of a change depends on the item, not on the number of items.
 */
export type Catalogue = {
  /** The time for which offers and sales are computed (epoch milliseconds). */
  clock: number;
  categories: IndexCategories;
  groups: IndexGroup[];
  shelves: Shelf[];
  /** When the clock next changes something on a shelf; computed again where it is missing. */
  dueBy: (number | undefined)[];
  slotById: Map<number, number>;
  /** Slots whose items were removed. */
  freeSlots: number[];
  sets: NamedSets;
  combinations: Combinations;
  names: Record<Language, NameOrder>;
  /** Grows with each change of the listed items and their addresses. */
  addressChanges: number;
  /** Grows with each change of the date of a page's content. */
  dateChanges: number;
  /** Navigation trees, cached until they change. */
  trees: Partial<Record<Language, CategoryTreeItem[]>>;
};

/** The set of all items that every visitor can find. */
export const LISTED = 'listed';

/** A catalogue without items at a moment. */
export function createCatalogue(
  categories: IndexCategories,
  groups: IndexGroup[],
  now: number,
): Catalogue {
  const shelves: Shelf[] = [];
  const idOf = (slot: number) => shelves[slot >>> SHELF_BITS]!.itemId[slot % SHELF_SIZE]!;
  return {
    clock: now,
    categories,
    groups,
    shelves,
    dueBy: [],
    slotById: new Map(),
    freeSlots: [],
    sets: createNamedSets(),
    combinations: createCombinations(),
    names: { de: createNameOrder('de', idOf), en: createNameOrder('en', idOf) },
    addressChanges: 0,
    dateChanges: 0,
    trees: {},
  };
}

/** Adds an item to the catalogue, or replaces it. */
export function putItem(catalogue: Catalogue, raw: RawItem, readingNr = 0): void {
  const known = catalogue.slotById.get(raw.id);
  const slot = known ?? catalogue.freeSlots.pop() ?? catalogue.slotById.size;
  const { shelf, place } = findPlace(catalogue, slot);
  if (shelf.changedAt[place] !== (raw.changedAt ?? 0)) catalogue.dateChanges += 1;
  fillPlace(shelf, place, raw, catalogue.combinations.numberOf);
  settlePlace(shelf, place, catalogue.clock);
  shelf.readingNr[place] = readingNr;
  const wasFound = isFound(catalogue, slot);
  const isListed = raw.isActive && raw.variations.length > 0;
  changeSets(catalogue, slot, isListed ? setsOf(catalogue, raw) : []);
  const hasMoved = putAddress(shelf, place, raw.address);
  if (hasMoved || wasFound !== isFound(catalogue, slot)) catalogue.addressChanges += 1;
  for (const lang of ['de', 'en'] as const) {
    const names = catalogue.names[lang];
    if (known !== undefined && names.nameOf(slot) === raw.names[lang]) continue;
    if (known !== undefined) names.remove(slot);
    names.add(slot, raw.names[lang]);
  }
  catalogue.slotById.set(raw.id, slot);
  noteChange(catalogue, slot);
}

/** Removes an item from the catalogue; an unknown one is ignored. */
export function removeItem(catalogue: Catalogue, id: number): void {
  const slot = catalogue.slotById.get(id);
  if (slot === undefined) return;
  const { shelf, place } = findPlace(catalogue, slot);
  if (isFound(catalogue, slot)) catalogue.addressChanges += 1;
  changeSets(catalogue, slot, []);
  putAddress(shelf, place, null);
  catalogue.names.de.remove(slot);
  catalogue.names.en.remove(slot);
  clearPlace(shelf, place);
  catalogue.slotById.delete(id);
  catalogue.freeSlots.push(slot);
  noteChange(catalogue, slot);
}

/** Whether every visitor can find the item in this slot. */
export function isFound({ sets }: Catalogue, slot: number): boolean {
  const listed = sets.bits(LISTED);
  return listed !== undefined && hasBit(listed, slot);
}

/** Ids of the items in a set. */
export function itemsOf({ sets, shelves }: Catalogue, set: string): number[] {
  const ids: number[] = [];
  forEachBit(sets.bits(set) ?? makeBits(0), (slot) => {
    ids.push(shelves[slot >>> SHELF_BITS]!.itemId[slot % SHELF_SIZE]!);
  });
  return ids;
}

/** When the clock next changes a price or ends a sale of any item; infinite for never. */
export function nextChangeOf({ shelves, dueBy }: Catalogue): number {
  let next = Infinity;
  for (const [nr, shelf] of shelves.entries()) {
    const due = (dueBy[nr] ??= earliest(shelf.nextChange));
    if (due < next) next = due;
  }
  return next;
}

/** Computes offers and sales for another time: those that are due, or all for an earlier time. */
export function moveClock(catalogue: Catalogue, now: number): void {
  const isBack = now < catalogue.clock;
  catalogue.clock = now;
  for (const [nr, shelf] of catalogue.shelves.entries()) {
    const due = (catalogue.dueBy[nr] ??= earliest(shelf.nextChange));
    if (!isBack && due > now) continue;
    for (let place = 0; place < SHELF_SIZE; place += 1) {
      const isDue = shelf.itemId[place] !== 0 && (isBack || shelf.nextChange[place]! <= now);
      if (isDue) settlePlace(shelf, place, now);
    }
    catalogue.dueBy[nr] = undefined;
  }
}

/** Shelf and place of a slot; a slot beyond the last one gets a new shelf. */
function findPlace({ shelves }: Catalogue, slot: number): { shelf: Shelf; place: number } {
  const shelf = (shelves[slot >>> SHELF_BITS] ??= makeShelf());
  return { shelf, place: slot % SHELF_SIZE };
}

function noteChange(catalogue: Catalogue, slot: number): void {
  catalogue.dueBy[slot >>> SHELF_BITS] = undefined;
  catalogue.trees = {};
}

function earliest(moments: Float64Array): number {
  let first = Infinity;
  for (const moment of moments) if (moment < first) first = moment;
  return first;
}

function changeSets(catalogue: Catalogue, slot: number, wanted: number[]): void {
  const { shelf, place } = findPlace(catalogue, slot);
  const { starts, columns } = shelf.sets;
  const had = columns.number.slice(starts[place], starts[place + 1]);
  if (had.length === wanted.length && wanted.every((number, n) => number === had[n])) return;
  for (const number of had) catalogue.sets.remove(number, slot);
  for (const number of wanted) catalogue.sets.add(number, slot);
  resizeRows(shelf.sets, place, wanted.length);
  shelf.sets.columns.number.set(wanted, starts[place]);
}

function setsOf(catalogue: Catalogue, raw: RawItem): number[] {
  const names = new Set<string>();
  if (!areGoodsCustomerOnly(catalogue.categories, raw.categoryIds)) names.add(LISTED);
  const categories = raw.categoryIds.flatMap((id) => categoriesShowing(catalogue.categories, id));
  for (const id of categories) names.add(`category-${id}`);
  for (const id of raw.propertyValueIds) names.add(`property-${id}`);
  if (raw.manufacturerId !== null) names.add(`producer-${raw.manufacturerId}`);
  for (const variation of raw.variations) {
    names.add(`availability-${variation.availabilityId}`);
    for (const id of variation.attributeValueIds) names.add(String(id));
    if (variation.shadeId !== null) names.add(`shade-${variation.shadeId}`);
  }
  for (let stars = 1; stars <= 5; stars += 1) {
    if (raw.feedbackCount > 0 && raw.feedbackSum >= stars * raw.feedbackCount) {
      names.add(`feedback-${stars}`);
    }
  }
  return Array.from(names, catalogue.sets.numberOf);
}
