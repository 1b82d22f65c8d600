import type { IndexAnswer, IndexQuery } from '../../ground/catalogue-index';
import { isForEverybody } from '../../../shop-api/entities/category-right';
import {
  countBits,
  countCommon,
  forEachBit,
  intersect,
  makeBits,
  membersOf,
  setBit,
  unite,
  wordsFor,
  type Bits,
} from './bit-set';
import { LISTED, type Catalogue } from './catalogue';
import { orderPage, type Represent } from './sort-items';
import { chooseRow, mainRow, SHELF_BITS, SHELF_SIZE, type Fit, type Shelf } from './stored-items';

/** Values chosen in one group: an item fits when it has any of them. `shades`: those they unite. */
type Choice = { group: string; values: Set<string>; shades: string[]; bits: Bits };

/** Answers a listing: hits, filters with exclusion counts, order and page. */
export function queryIndex(catalogue: Catalogue, query: IndexQuery): IndexAnswer {
  const base = baseOf(catalogue, query);
  const groups = groupsFor(catalogue, query);
  const choices = choicesOf(catalogue, groups, query.facets);
  const inRange = priceRangeBits(catalogue, query, base);
  const unpriced = narrow(base, choices);
  const hits = inRange ? intersect(unpriced.slice(), inRange) : unpriced;
  const hitMembers = membersOf(hits);
  const filters = groups.flatMap((group) => {
    const chosen = choices.find((choice) => choice.group === group.id);
    // A group's own choice does not reduce its own counts.
    const others = chosen
      ? membersOf(narrow(inRange ? intersect(base.slice(), inRange) : base, choices, chosen))
      : hitMembers;
    const values = group.values.flatMap(({ unites = null, ...value }) => {
      const bits = setOf(catalogue, value.id, unites);
      const count = bits ? countCommon(others, bits) : 0;
      const selected = chosen?.values.has(value.id) ?? false;
      return count > 0 || selected ? [{ ...value, count, selected }] : [];
    });
    return values.length > 0 ? [{ ...group, values }] : [];
  });

  const total = countBits(hits);
  const lastPage = Math.max(1, Math.ceil(total / query.itemsPerPage));
  const page = Math.min(query.page, lastPage);
  const represent = representation(catalogue, choices, query);
  const start = (page - 1) * query.itemsPerPage;
  const onPage = orderPage(catalogue, hits, query, represent, start);
  return {
    total,
    page,
    lastPage,
    variationIds: [...onPage].map((slot) => {
      const shelf = catalogue.shelves[slot >>> SHELF_BITS]!;
      return shelf.variations.columns.id[represent(shelf, slot % SHELF_SIZE)]!;
    }),
    filters,
    price: priceBounds(catalogue, unpriced),
  };
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

function emptyBits({ shelves }: Catalogue): Bits {
  return makeBits(wordsFor(shelves.length * SHELF_SIZE));
}

/** The goods of a value: its own, or those of all the values it unites. */
function setOf(catalogue: Catalogue, id: string, unites: string[] | null): Bits | undefined {
  if (!unites) return catalogue.sets.bits(id);
  const bits = emptyBits(catalogue);
  for (const name of unites) {
    const set = catalogue.sets.bits(name);
    if (set) unite(bits, set);
  }
  return bits;
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

/** Unknown values are passed over. */
function choicesOf(catalogue: Catalogue, groups: Catalogue['groups'], facets: string[]): Choice[] {
  if (facets.length === 0) return [];
  const asked = new Set(facets);
  return groups.flatMap((group) => {
    const values = group.values.filter((value) => asked.has(value.id));
    if (values.length === 0) return [];
    const bits = emptyBits(catalogue);
    for (const { id, unites = null } of values) {
      const set = setOf(catalogue, id, unites);
      if (set) unite(bits, set);
    }
    const shades = values.flatMap(({ id, unites = [id] }) => unites);
    return [{ group: group.id, values: new Set(values.map(({ id }) => id)), shades, bits }];
  });
}

function narrow(base: Bits, choices: Choice[], except?: Choice): Bits {
  const bits = base.slice();
  for (const choice of choices) if (choice !== except) intersect(bits, choice.bits);
  return bits;
}

/** Items with a variation whose price lies in the range asked for; null when none was asked for. */
function priceRangeBits(catalogue: Catalogue, query: IndexQuery, base: Bits): Bits | null {
  if (query.priceMin === null && query.priceMax === null) return null;
  const bits = emptyBits(catalogue);
  const range = rangeOf(query);
  forEachBit(base, (slot) => {
    const { variations, lowest, highest } = catalogue.shelves[slot >>> SHELF_BITS]!;
    const place = slot % SHELF_SIZE;
    const isSure = isWithin(lowest[place]!, range) || isWithin(highest[place]!, range);
    if (isSure || hasPriceWithin(variations, place, range)) setBit(bits, slot);
  });
  return bits;
}

type Range = { min: number; max: number };

function rangeOf({ priceMin, priceMax }: IndexQuery): Range {
  return { min: priceMin ?? 0, max: priceMax ?? Infinity };
}

function isWithin(price: number, { min, max }: Range): boolean {
  return price >= min && price <= max;
}

function hasPriceWithin(
  { starts, columns }: Shelf['variations'],
  place: number,
  range: Range,
): boolean {
  for (let row = starts[place]!; row < starts[place + 1]!; row += 1) {
    if (isWithin(columns.price[row]!, range)) return true;
  }
  return false;
}

/** Which variation stands for an item: the one that has most of what was chosen. */
function representation(
  { combinations }: Catalogue,
  choices: Choice[],
  query: IndexQuery,
): Represent {
  const isPriced = query.priceMin !== null || query.priceMax !== null;
  const chosen = (group: (id: string) => boolean) =>
    choices.filter((choice) => group(choice.group)).flatMap(({ values }) => [...values]);
  const attributeValues = new Set(chosen((id) => id.startsWith('attribute-')).map(Number));
  const availabilities = new Set(
    chosen((id) => id === 'availability').map((id) => Number(id.split('-')[1])),
  );
  const ofShades = choices.filter(({ group }) => group === 'shade' || group === 'family');
  const shades = new Set(ofShades.flatMap((choice) => choice.shades));
  const isPlain = attributeValues.size + availabilities.size + shades.size === 0;
  if (isPlain && !isPriced) return (shelf, place) => mainRow(shelf, place)!;
  const range = rangeOf(query);
  const fits: number[] = [];
  // A variation has at most one value of an attribute, so each value it has fits another group.
  const combinationFit = (number: number) => {
    const { attributeValueIds, shadeId } = combinations.get(number);
    const values = attributeValueIds.filter((id) => attributeValues.has(id)).length;
    return values + Number(shades.has(`shade-${shadeId}`));
  };
  const fit: Fit = ({ price, combination, availability }, row) =>
    (fits[combination[row]!] ??= combinationFit(combination[row]!)) +
    Number(isPriced && isWithin(price[row]!, range)) +
    Number(availabilities.has(availability[row]!));
  return (shelf, place) => chooseRow(shelf, place, fit)!;
}

function priceBounds({ shelves }: Catalogue, bits: Bits): IndexAnswer['price'] {
  let min = Infinity;
  let max = -Infinity;
  forEachBit(bits, (slot) => {
    const { lowest, highest } = shelves[slot >>> SHELF_BITS]!;
    const place = slot % SHELF_SIZE;
    if (lowest[place]! < min) min = lowest[place]!;
    if (highest[place]! > max) max = highest[place]!;
  });
  return max >= min ? { min, max } : null;
}
