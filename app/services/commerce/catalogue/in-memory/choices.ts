import type { IndexQuery } from '../../core/catalogue-index';
import {
  clearBit,
  forEachBit,
  intersect,
  makeBits,
  setBit,
  unite,
  wordsFor,
  type Bits,
} from './bit-set';
import type { Catalogue } from './catalogue';
import type { Combination } from './combinations';
import type { IndexGroup, IndexValue } from './load-groups';
import { SHELF_BITS, SHELF_SIZE, type Shelf } from './stored-items';

type Columns = Shelf['variations']['columns'];

/** Whether the variation in a row matches a choice. */
export type RowTest = (columns: Columns, row: number) => boolean;

/**
 * Values chosen in one group, or a price range. `bits`: the items that have any of them. `test`
 * only where the variations of an item differ in it.
 */
export type Choice = { group: string; values: Set<string>; bits: Bits; test: RowTest | null };

/** Group of the choice of a price range. */
export const PRICE = 'price';

/** The choices of a listing's query; unknown values are ignored. */
export function choicesOf(
  catalogue: Catalogue,
  groups: IndexGroup[],
  query: IndexQuery,
  base: Bits,
): Choice[] {
  const asked = new Set(query.facets);
  const choices = (asked.size > 0 ? groups : []).flatMap((group): Choice[] => {
    const values = group.values.filter((value) => asked.has(value.id));
    if (values.length === 0) return [];
    const bits = emptyBits(catalogue);
    for (const value of values) {
      const set = setOf(catalogue, value);
      if (set) unite(bits, set);
    }
    const ids = new Set(values.map(({ id }) => id));
    return [{ group: group.id, values: ids, bits, test: testOf(catalogue, group.id, values) }];
  });
  const isPriced = query.priceMin !== null || query.priceMax !== null;
  return isPriced ? [...choices, priceChoice(catalogue, query, base)] : choices;
}

/** Whether the variations of an item differ in the values of this group. */
export function isOfVariations(group: string): boolean {
  return /^(attribute-|shade$|family$|availability$)/.test(group);
}

/** The tests that one variation has to pass together. */
export function testsOf(choices: Choice[]): RowTest[] {
  return choices.flatMap(({ test }) => test ?? []);
}

/** Whether the variation in a row passes all tests. */
export function passesAll(tests: RowTest[], columns: Columns, row: number): boolean {
  for (const test of tests) if (!test(columns, row)) return false;
  return true;
}

/** Items with one variation that matches all choices. */
export function narrow(catalogue: Catalogue, base: Bits, choices: Choice[]): Bits {
  const items = base.slice();
  for (const { bits } of choices) intersect(items, bits);
  const tests = testsOf(choices);
  // For a single choice the sets suffice; for several they only say that each matches some
  // variation.
  if (tests.length < 2) return items;
  forEachBit(items, (slot) => {
    const { starts, columns } = catalogue.shelves[slot >>> SHELF_BITS]!.variations;
    const place = slot % SHELF_SIZE;
    const end = starts[place + 1]!;
    let row = starts[place]!;
    while (row < end && !passesAll(tests, columns, row)) row += 1;
    if (row === end) clearBit(items, slot);
  });
  return items;
}

/** The goods of a value: its own, or those of all the values it unites. */
export function setOf(catalogue: Catalogue, { id, unites }: IndexValue): Bits | undefined {
  if (!unites) return catalogue.sets.bits(id);
  const bits = emptyBits(catalogue);
  for (const name of unites) {
    const set = catalogue.sets.bits(name);
    if (set) unite(bits, set);
  }
  return bits;
}

/** A set with room for every item. */
export function emptyBits({ shelves }: Catalogue): Bits {
  return makeBits(wordsFor(shelves.length * SHELF_SIZE));
}

function testOf(catalogue: Catalogue, group: string, values: IndexValue[]): RowTest | null {
  if (!isOfVariations(group)) return null;
  const names = new Set(values.flatMap(({ id, unites = [id] }) => unites));
  if (group === 'availability') {
    const ids = new Set(Array.from(names, (name) => Number(name.split('-')[1])));
    return ({ availability }, row) => ids.has(availability[row]!);
  }
  return ofCombination(catalogue, ({ attributeValueIds, shadeId }) =>
    group.startsWith('attribute-')
      ? attributeValueIds.some((id) => names.has(String(id)))
      : names.has(`shade-${shadeId}`),
  );
}

function ofCombination({ combinations }: Catalogue, test: (of: Combination) => boolean): RowTest {
  const known: boolean[] = [];
  return ({ combination }, row) => {
    const number = combination[row]!;
    return (known[number] ??= test(combinations.get(number)));
  };
}

function priceChoice(catalogue: Catalogue, { priceMin, priceMax }: IndexQuery, base: Bits): Choice {
  const min = priceMin ?? 0;
  const max = priceMax ?? Infinity;
  const isWithin = (price: number) => price >= min && price <= max;
  const bits = emptyBits(catalogue);
  forEachBit(base, (slot) => {
    const { variations, lowest, highest } = catalogue.shelves[slot >>> SHELF_BITS]!;
    const place = slot % SHELF_SIZE;
    const { starts, columns } = variations;
    const end = starts[place + 1]!;
    let isFound = isWithin(lowest[place]!) || isWithin(highest[place]!);
    for (let row = starts[place]!; !isFound && row < end; row += 1) {
      isFound = isWithin(columns.price[row]!);
    }
    if (isFound) setBit(bits, slot);
  });
  const test: RowTest = ({ price }, row) => isWithin(price[row]!);
  return { group: PRICE, values: new Set(), bits, test };
}
