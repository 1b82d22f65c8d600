import type { FilterGroup, Language, SortKey } from '../../../shop-api';
import {
  countBits,
  countCommon,
  forEachBit,
  intersect,
  makeBits,
  setBit,
  unite,
  type Bits,
} from './bits';
import { orderSlots } from './order';
import type { Snapshot } from './snapshot';
import { chooseVariation, LISTED, type IndexedItem, type IndexedVariation } from './indexed-item';

export type IndexQuery = {
  /** Goods of this category and below; without it all goods. */
  categoryId?: number;
  /** Only these items (a search): how far each lies from the term, 0 (nearest) to 15. */
  found?: Map<number, number>;
  facets: string[];
  /** Cents, both bounds included. */
  priceMin: number | null;
  priceMax: number | null;
  sort: SortKey;
  page: number;
  itemsPerPage: number;
  lang: Language;
};

export type IndexFilter = {
  id: string;
  type: FilterGroup['type'];
  names: Record<Language, string> | null;
  values: {
    id: string;
    names: Record<Language, string>;
    color: string | null;
    count: number;
    selected: boolean;
  }[];
};

export type IndexAnswer = {
  total: number;
  /** The page asked for, or the last one. */
  page: number;
  lastPage: number;
  /** Variations that stand for the items of the page, in order. */
  variationIds: number[];
  filters: IndexFilter[];
  /** Bounds of the prices under the chosen filters but for the price itself; null without goods. */
  price: { min: number; max: number } | null;
};

/** Values chosen in one group: an item fits when it has any of them. */
type Choice = { group: string; values: Set<string>; bits: Bits };

/** Answers a listing from a snapshot: hits, filters with exclusion counts, order and page. */
export function queryIndex(snapshot: Snapshot, query: IndexQuery): IndexAnswer {
  const base = baseOf(snapshot, query);
  const groups = groupsFor(snapshot, query);
  const choices = choicesOf(snapshot, groups, query.facets);
  const inRange = priceRangeBits(snapshot, query, base);
  const unpriced = narrow(base, choices);
  const hits = inRange ? intersect(unpriced.slice(), inRange) : unpriced;
  const filters = groups.flatMap((group) => {
    const chosen = choices.find((choice) => choice.group === group.id);
    // A group's own choice does not reduce its own counts.
    const others = chosen
      ? narrow(inRange ? intersect(base.slice(), inRange) : base, choices, chosen)
      : hits;
    const values = group.values.flatMap((value) => {
      const bits = snapshot.sets.get(value.id);
      const count = bits ? countCommon(others, bits) : 0;
      const selected = chosen?.values.has(value.id) ?? false;
      return count > 0 || selected ? [{ ...value, count, selected }] : [];
    });
    return values.length > 0 ? [{ ...group, values }] : [];
  });

  const total = countBits(hits);
  const lastPage = Math.max(1, Math.ceil(total / query.itemsPerPage));
  const page = Math.min(query.page, lastPage);
  const represent = representation(choices, query);
  const slots = orderSlots(snapshot, hits, query, represent);
  const start = (page - 1) * query.itemsPerPage;
  const onPage = slots.slice(start, start + query.itemsPerPage);
  return {
    total,
    page,
    lastPage,
    variationIds: [...onPage].map((slot) => represent(snapshot.items[slot]!).raw.id),
    filters,
    price: priceBounds(snapshot, unpriced),
  };
}

function baseOf(snapshot: Snapshot, { categoryId, found }: IndexQuery): Bits {
  const name = categoryId === undefined ? LISTED : `category-${categoryId}`;
  const all = snapshot.sets.get(name) ?? makeBits(snapshot.words);
  if (!found) return all;
  const bits = makeBits(snapshot.words);
  for (const id of found.keys()) {
    const slot = snapshot.slotById.get(id);
    if (slot !== undefined) setBit(bits, slot);
  }
  return intersect(bits, all);
}

/** A search can also be narrowed to a top category. */
function groupsFor(snapshot: Snapshot, { found }: IndexQuery): Snapshot['groups'] {
  if (!found) return snapshot.groups;
  const values = (snapshot.categories.children.get(null) ?? []).flatMap((category) => {
    const { de, en } = category.texts;
    const isShown = category.type === 'item' && category.right === 'all' && de && en;
    if (!isShown) return [];
    const names = { de: de.name, en: en.name };
    return [{ id: `category-${category.id}`, names, color: category.color }];
  });
  return [{ id: 'category', type: 'category', names: null, values }, ...snapshot.groups];
}

/** Unknown values are passed over. */
function choicesOf(snapshot: Snapshot, groups: Snapshot['groups'], facets: string[]): Choice[] {
  if (facets.length === 0) return [];
  const asked = new Set(facets);
  return groups.flatMap((group) => {
    const values = group.values.filter((value) => asked.has(value.id)).map((value) => value.id);
    if (values.length === 0) return [];
    const bits = makeBits(snapshot.words);
    for (const value of values) {
      const set = snapshot.sets.get(value);
      if (set) unite(bits, set);
    }
    return [{ group: group.id, values: new Set(values), bits }];
  });
}

function narrow(base: Bits, choices: Choice[], except?: Choice): Bits {
  const bits = base.slice();
  for (const choice of choices) if (choice !== except) intersect(bits, choice.bits);
  return bits;
}

/** Items with a variation whose price lies in the range asked for; null when none was asked for. */
function priceRangeBits(snapshot: Snapshot, query: IndexQuery, base: Bits): Bits | null {
  if (query.priceMin === null && query.priceMax === null) return null;
  const bits = makeBits(snapshot.words);
  forEachBit(base, (slot) => {
    if (snapshot.items[slot]!.variations.some((each) => isInRange(each, query))) setBit(bits, slot);
  });
  return bits;
}

function isInRange({ price }: IndexedVariation, { priceMin, priceMax }: IndexQuery): boolean {
  return price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity);
}

/** Which variation stands for an item: the one that has most of what was chosen. */
function representation(choices: Choice[], query: IndexQuery) {
  const isPriced = query.priceMin !== null || query.priceMax !== null;
  const chosen = (group: (id: string) => boolean) =>
    choices.filter((choice) => group(choice.group)).flatMap(({ values }) => [...values]);
  const attributeValues = new Set(chosen((id) => id.startsWith('attribute-')).map(Number));
  const availabilities = new Set(chosen((id) => id === 'availability'));
  const shades = new Set(chosen((id) => id === 'shade'));
  const isPlain = attributeValues.size + availabilities.size + shades.size === 0;
  if (isPlain && !isPriced) {
    return (item: IndexedItem) => item.main!;
  }
  // A variation has at most one value of an attribute, so each value it has fits another group.
  const fit = (variation: IndexedVariation) => {
    let fits = isPriced && isInRange(variation, query) ? 1 : 0;
    for (const id of variation.raw.attributeValueIds) if (attributeValues.has(id)) fits += 1;
    if (shades.has(`shade-${variation.raw.shadeId}`)) fits += 1;
    if (availabilities.has(`availability-${variation.raw.availabilityId}`)) fits += 1;
    return fits;
  };
  return (item: IndexedItem) => chooseVariation(item.variations, fit)!;
}

function priceBounds(snapshot: Snapshot, bits: Bits): IndexAnswer['price'] {
  let min = Infinity;
  let max = -Infinity;
  forEachBit(bits, (slot) => {
    const item = snapshot.items[slot]!;
    min = Math.min(min, item.lowestPrice);
    max = Math.max(max, item.highestPrice);
  });
  return max >= min ? { min, max } : null;
}
