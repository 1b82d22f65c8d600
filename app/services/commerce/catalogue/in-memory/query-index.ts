import type { IndexAnswer, IndexQuery } from '../../core/catalogue-index';
import { isForEverybody } from '../../../shop-api/entities/category-right';
import {
  countBits,
  countCommon,
  forEachBit,
  intersect,
  makeBits,
  membersOf,
  setBit,
  type Bits,
} from './bit-set';
import { LISTED, type Catalogue } from './catalogue';
import {
  choicesOf,
  emptyBits,
  isOfVariations,
  narrow,
  passesAll,
  PRICE,
  setOf,
  testsOf,
  type Choice,
  type RowTest,
} from './choices';
import { countByVariation } from './count-values';
import type { IndexGroup, IndexValue } from './load-groups';
import { orderPage, type Represent } from './sort-items';
import { chooseRow, mainRow, SHELF_BITS, SHELF_SIZE, type Fit } from './stored-items';

/** Answers a listing: hits, filters with exclusion counts, order and page. */
export function queryIndex(catalogue: Catalogue, query: IndexQuery): IndexAnswer {
  const base = baseOf(catalogue, query);
  const groups = groupsFor(catalogue, query);
  const choices = choicesOf(catalogue, groups, query, base);
  const hits = narrow(catalogue, base, choices);
  const counted = counterOf(catalogue, base, choices, hits, groups);
  const filters = groups.flatMap((group) => {
    const chosen = choices.find((choice) => choice.group === group.id);
    const count = counted(group, chosen);
    const values = group.values.flatMap((value) => {
      const { unites: _, ...shown } = value;
      const goods = count(value);
      const selected = chosen?.values.has(value.id) ?? false;
      return goods > 0 || selected ? [{ ...shown, count: goods, selected }] : [];
    });
    return values.length > 0 ? [{ ...group, values }] : [];
  });

  const total = countBits(hits);
  const lastPage = Math.max(1, Math.ceil(total / query.itemsPerPage));
  const page = Math.min(query.page, lastPage);
  const represent = representation(testsOf(choices));
  const start = (page - 1) * query.itemsPerPage;
  const onPage = orderPage(catalogue, hits, query, represent, start);
  const unpriced = choices.filter(({ group }) => group !== PRICE);
  const inAnyRange = unpriced.length < choices.length ? narrow(catalogue, base, unpriced) : hits;
  return {
    total,
    page,
    lastPage,
    variationIds: [...onPage].map((slot) => {
      const shelf = catalogue.shelves[slot >>> SHELF_BITS]!;
      return shelf.variations.columns.id[represent(shelf, slot % SHELF_SIZE)]!;
    }),
    filters,
    price: priceBounds(catalogue, inAnyRange, testsOf(unpriced)),
  };
}

type CountOf = (value: IndexValue) => number;

/** The counts of the values of a group, which the group's own choice does not reduce. */
function counterOf(
  catalogue: Catalogue,
  base: Bits,
  choices: Choice[],
  hits: Bits,
  groups: IndexGroup[],
): (group: IndexGroup, chosen: Choice | undefined) => CountOf {
  const hitMembers = membersOf(hits);
  const tests = testsOf(choices);
  const unchosen = groups.filter(({ id }) => !choices.some((choice) => choice.group === id));
  const ofHits = tests.length > 0 && byVariation(catalogue, hits, tests, unchosen);
  return (group, chosen) => {
    const others = choices.filter((choice) => choice !== chosen);
    const goods = chosen ? narrow(catalogue, base, others) : hits;
    const otherTests = testsOf(others);
    if (isOfVariations(group.id) && otherTests.length > 0) {
      return chosen || !ofHits ? byVariation(catalogue, goods, otherTests, [group]) : ofHits;
    }
    const members = chosen ? membersOf(goods) : hitMembers;
    return (value) => {
      const bits = setOf(catalogue, value);
      return bits ? countCommon(members, bits) : 0;
    };
  };
}

function byVariation(
  catalogue: Catalogue,
  items: Bits,
  tests: RowTest[],
  groups: IndexGroup[],
): CountOf {
  const values = groups.filter(({ id }) => isOfVariations(id)).flatMap((group) => group.values);
  const counts = countByVariation(catalogue, items, tests, values);
  return ({ id }) => counts.get(id) ?? 0;
}

function baseOf(catalogue: Catalogue, { categoryId, found }: IndexQuery): Bits {
  const name = categoryId === undefined ? LISTED : `category-${categoryId}`;
  const all = catalogue.sets.bits(name) ?? makeBits(0);
  if (!found) return all;
  const bits = emptyBits(catalogue);
  for (const id of found.keys()) {
    const slot = catalogue.slotById.get(id);
    if (slot !== undefined) setBit(bits, slot);
  }
  return intersect(bits, all);
}

/** A search can also be narrowed to a top category. */
function groupsFor(catalogue: Catalogue, { found }: IndexQuery): Catalogue['groups'] {
  if (!found) return catalogue.groups;
  const values = (catalogue.categories.children.get(null) ?? []).flatMap((category) => {
    const { de, en } = category.texts;
    const isShown = category.type === 'item' && isForEverybody(category) && de && en;
    if (!isShown) return [];
    const names = { de: de.name, en: en.name };
    return [{ id: `category-${category.id}`, names, color: category.color }];
  });
  return [{ id: 'category', type: 'category', names: null, values }, ...catalogue.groups];
}

/** The variation that represents an item: one that matches all choices. */
function representation(tests: RowTest[]): Represent {
  if (tests.length === 0) return (shelf, place) => mainRow(shelf, place)!;
  const fit: Fit = (columns, row) => Number(passesAll(tests, columns, row));
  return (shelf, place) => chooseRow(shelf, place, fit)!;
}

/** Lowest and highest price of the variations that pass the tests. */
function priceBounds({ shelves }: Catalogue, items: Bits, tests: RowTest[]): IndexAnswer['price'] {
  let min = Infinity;
  let max = -Infinity;
  forEachBit(items, (slot) => {
    const { lowest, highest, variations } = shelves[slot >>> SHELF_BITS]!;
    const place = slot % SHELF_SIZE;
    if (tests.length === 0) {
      min = Math.min(min, lowest[place]!);
      max = Math.max(max, highest[place]!);
      return;
    }
    const { starts, columns } = variations;
    for (let row = starts[place]!; row < starts[place + 1]!; row += 1) {
      if (!passesAll(tests, columns, row)) continue;
      min = Math.min(min, columns.price[row]!);
      max = Math.max(max, columns.price[row]!);
    }
  });
  return max >= min ? { min, max } : null;
}
