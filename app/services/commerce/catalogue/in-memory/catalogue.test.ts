import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORT_KEYS } from '../../../shop-api';
import {
  createCatalogue,
  moveClock,
  nextChangeOf,
  putItem,
  removeItem,
  type Catalogue,
} from './catalogue';
import { addressAt } from './item-addresses';
import type { IndexGroup } from './load-groups';
import { queryIndex } from './query-index';
import type { RawItem, RawVariation } from './raw-item';
import { SHELF_BITS, SHELF_SIZE } from './stored-items';
import type { IndexCategories, IndexCategory, IndexQuery } from '../../core/catalogue-index';

const QUERY: IndexQuery = {
  facets: [],
  priceMin: null,
  priceMax: null,
  sort: 'sorting.price.avg_asc',
  page: 1,
  itemsPerPage: 20,
  lang: 'de',
};

const group = (id: string, values: string[]): IndexGroup => ({
  id,
  type: 'dynamic',
  names: null,
  values: values.map((value) => ({
    id: value,
    names: { de: value, en: value },
    color: null,
  })),
});
const GROUPS = [
  group('shade', ['shade-1', 'shade-2']),
  group('attribute-1', ['11', '12']),
  group('property-1', ['property-5', 'property-6']),
  group('availability', ['availability-1', 'availability-2']),
  group('feedback', ['feedback-5', 'feedback-3']),
];

const category = (id: number, parentId: number | null): IndexCategory => ({
  id,
  parentId,
  type: 'item',
  right: 'all',
  linklist: 'Y',
  color: null,
  imagePath: null,
  image2Path: null,
  texts: { de: null, en: null },
  engines: { sitemap: 'Y', details: { de: null, en: null } },
});
const LIST = [category(1, null), category(2, 1), category(3, null)];
const CATEGORIES: IndexCategories = {
  byId: new Map(LIST.map((each) => [each.id, each])),
  children: new Map(),
};

function variation(id: number, regular: number): RawVariation {
  return {
    id,
    isMain: true,
    position: 0,
    availabilityId: 1,
    availableUntil: null,
    isOrderable: true,
    regular,
    graduated: null,
    offer: null,
    attributeValueIds: [],
    shadeId: null,
  };
}

function item(id: number, price: number, offer: RawVariation['offer'] = null): RawItem {
  return {
    id,
    isActive: true,
    manufacturerId: null,
    feedbackCount: 0,
    isSet: false,
    feedbackSum: 0,
    score: 0,
    names: { de: String(id), en: String(id) },
    address: { urlPaths: { de: `farbe-${id}` }, pictures: [] },
    categoryIds: [],
    propertyValueIds: [],
    newest: 0,
    changedAt: null,
    variations: [{ ...variation(id * 10, price), offer }],
  };
}

function addressOf({ slotById, shelves }: Catalogue, id: number) {
  const slot = slotById.get(id)!;
  return addressAt(shelves[slot >>> SHELF_BITS]!, slot % SHELF_SIZE);
}

function catalogueOf(items: RawItem[], now = 0): Catalogue {
  const catalogue = createCatalogue(CATEGORIES, GROUPS, now);
  for (const raw of items) putItem(catalogue, raw);
  return catalogue;
}

test('items are added, changed and removed', () => {
  const catalogue = catalogueOf(Array.from({ length: 40 }, (_, n) => item(n + 1, 1000 + n)));
  removeItem(catalogue, 1);
  removeItem(catalogue, 77);
  putItem(catalogue, item(2, 5));
  putItem(catalogue, item(99, 1));
  expect(queryIndex(catalogue, QUERY).variationIds.slice(0, 3)).toEqual([990, 20, 30]);
  expect(queryIndex(catalogue, QUERY).total).toBe(40);
});

test('more items than a shelf has room for', () => {
  const catalogue = catalogueOf(Array.from({ length: 3000 }, (_, n) => item(n + 1, 100 + n)));
  const answer = queryIndex(catalogue, { ...QUERY, page: 150 });
  expect(answer.total).toBe(3000);
  expect(answer.variationIds.at(-1)).toBe(30_000);
  expect(answer.filters[0]!.values).toMatchObject([{ id: 'availability-1', count: 3000 }]);
});

test('the sitemap counts as changed exactly when its content changes', () => {
  const catalogue = catalogueOf([item(1, 100)]);
  const changes = (work: () => void) => {
    const before = catalogue.addressChanges;
    work();
    return catalogue.addressChanges - before;
  };
  const moved = { urlPaths: { de: 'farbe-2' }, pictures: [] };
  expect(changes(() => putItem(catalogue, item(1, 200)))).toBe(0);
  expect(changes(() => putItem(catalogue, { ...item(1, 200), address: moved }))).toBe(1);
  expect(changes(() => putItem(catalogue, { ...item(1, 200), address: moved }))).toBe(0);
  const hidden = { ...item(1, 200), address: moved, isActive: false };
  expect(changes(() => putItem(catalogue, hidden))).toBe(1);
  expect(changes(() => removeItem(catalogue, 1))).toBe(0);
  putItem(catalogue, item(1, 200));
  expect(changes(() => removeItem(catalogue, 1))).toBe(1);
});

test('offers begin and end by the clock', () => {
  const raw = [item(1, 1000), item(2, 1100, { price: 900, from: 100, to: 200 })];
  const catalogue = catalogueOf(raw);
  const cheapestFirst = () => queryIndex(catalogue, QUERY).variationIds;
  expect(nextChangeOf(catalogue)).toBe(100);
  expect(cheapestFirst()).toEqual([10, 20]);
  moveClock(catalogue, 100);
  expect(nextChangeOf(catalogue)).toBe(200);
  expect(cheapestFirst()).toEqual([20, 10]);
  moveClock(catalogue, 200);
  expect(nextChangeOf(catalogue)).toBe(Infinity);
  expect(cheapestFirst()).toEqual([10, 20]);
  moveClock(catalogue, 150);
  expect(cheapestFirst()).toEqual([20, 10]);
});

const moment = fc.option(fc.integer({ min: 1, max: 9 }));
const anyVariation = fc.record({
  isMain: fc.boolean(),
  position: fc.nat(2),
  availabilityId: fc.constantFrom(1, 2),
  availableUntil: moment,
  isOrderable: fc.boolean(),
  regular: fc.integer({ min: 90, max: 99 }),
  graduated: fc.option(fc.integer({ min: 85, max: 95 })),
  offer: fc.option(
    fc.record({ price: fc.integer({ min: 80, max: 99 }), from: moment, to: moment }),
  ),
  attributeValueIds: fc.subarray([11, 12], { maxLength: 1 }),
  shadeId: fc.constantFrom(null, 1, 2),
});
const slug = fc.constantFrom('oel', 'öl', 'a&b');
const anyItem = fc
  .record({
    id: fc.integer({ min: 1, max: 30 }),
    isActive: fc.constantFrom(true, true, true, false),
    manufacturerId: fc.constantFrom(null, 1),
    isSet: fc.boolean(),
    feedback: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    score: fc.constantFrom(0, 0, 7, -3, 20_000),
    name: fc.constantFrom('Öl', 'Ofen', 'zwei 2', 'zwei 10', ''),
    address: fc.record({
      urlPaths: fc.record({ de: slug, en: slug }, { requiredKeys: [] }),
      pictures: fc.array(slug, { maxLength: 2 }),
    }),
    categoryIds: fc.subarray([1, 2, 3]),
    propertyValueIds: fc.subarray([5, 6]),
    newest: fc.constantFrom(0, 5000),
    changedAt: fc.constantFrom(null, 1_795_000_000),
    variations: fc.array(anyVariation, { maxLength: 5 }),
  })
  .map(({ feedback, name, variations, ...rest }): RawItem => ({
    ...rest,
    names: { de: name, en: `${rest.id % 3} ${name}` },
    feedbackCount: feedback.length,
    feedbackSum: feedback.reduce((sum, rating) => sum + rating, 0),
    variations: variations.map((each, n) => ({ ...each, id: rest.id * 10 + n })),
  }));
type Step = { put: RawItem } | { remove: number } | { moveTo: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: anyItem.map((put) => ({ put })) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }).map((remove) => ({ remove })) },
    { weight: 1, arbitrary: fc.nat(10).map((moveTo) => ({ moveTo })) },
  ),
  { minLength: 1, maxLength: 60 },
);
const anyQuery: fc.Arbitrary<IndexQuery> = fc.record({
  categoryId: fc.constantFrom(undefined, 1, 2, 3),
  found: fc.option(
    fc
      .uniqueArray(fc.integer({ min: 1, max: 30 }))
      .map((ids) => new Map(ids.map((id) => [id, id % 4]))),
    { nil: undefined },
  ),
  facets: fc.subarray(
    GROUPS.flatMap(({ values }) => values.map(({ id }) => id)),
    { maxLength: 3 },
  ),
  priceMin: fc.option(fc.integer({ min: 80, max: 99 })),
  priceMax: fc.option(fc.integer({ min: 80, max: 99 })),
  sort: fc.constantFrom(...SORT_KEYS),
  page: fc.integer({ min: 1, max: 3 }),
  itemsPerPage: fc.constantFrom(1, 4, 100),
  lang: fc.constantFrom('de', 'en'),
});

test('after any sequence of changes a catalogue answers like a newly filled one', () => {
  fc.assert(
    fc.property(steps, fc.array(anyQuery, { minLength: 1, maxLength: 8 }), (taken, queries) => {
      const catalogue = catalogueOf([]);
      const known = new Map<number, RawItem>();
      for (const step of taken) {
        if ('put' in step) {
          putItem(catalogue, step.put);
          known.set(step.put.id, step.put);
        } else if ('remove' in step) {
          removeItem(catalogue, step.remove);
          known.delete(step.remove);
        } else moveClock(catalogue, step.moveTo);
      }
      const ascending = [...known.values()].sort((a, b) => a.id - b.id);
      const afresh = catalogueOf(ascending, catalogue.clock);
      for (const query of queries) {
        expect(queryIndex(catalogue, query)).toEqual(queryIndex(afresh, query));
      }
      expect(nextChangeOf(catalogue)).toBe(nextChangeOf(afresh));
      for (const [id, { address }] of known) expect(addressOf(catalogue, id)).toEqual(address);
      for (const { id } of LIST) {
        const name = `category-${id}`;
        expect(catalogue.sets.size(name)).toBe(afresh.sets.size(name));
      }
    }),
    { numRuns: 400 },
  );
});
