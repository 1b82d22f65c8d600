import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexCategories, IndexQuery } from '../../core/catalogue-index';
import { createCatalogue, putItem } from './catalogue';
import type { IndexGroup } from './load-groups';
import { queryIndex } from './query-index';
import type { RawItem, RawVariation } from './raw-item';

const CATEGORIES: IndexCategories = { byId: new Map(), children: new Map() };
const MATT = '11';
const SATIN = '12';
const SMALL = '21';
const LARGE = '22';

const value = (id: string, unites?: string[]) => ({
  id,
  names: { de: id, en: id },
  color: null,
  ...(unites && { unites }),
});
const group = (id: string, values: ReturnType<typeof value>[]): IndexGroup => ({
  id,
  type: 'dynamic',
  names: null,
  values,
});
const GROUPS = [
  group('family', [
    value('family-white', ['shade-1', 'shade-2']),
    value('family-red', ['shade-3']),
  ]),
  group('shade', [value('shade-1'), value('shade-2'), value('shade-3')]),
  group('attribute-1', [value(MATT), value(SATIN)]),
  group('attribute-2', [value(SMALL), value(LARGE)]),
  group('property-1', [value('property-5'), value('property-6')]),
  group('availability', [value('availability-1'), value('availability-2')]),
];

type Variation = Pick<RawVariation, 'attributeValueIds'> & Partial<RawVariation>;

function item(id: number, variations: Variation[], propertyValueIds: number[] = []): RawItem {
  return {
    id,
    isActive: true,
    manufacturerId: null,
    feedbackCount: 0,
    isSet: false,
    feedbackSum: 0,
    score: 0,
    names: { de: String(id), en: String(id) },
    address: { urlPaths: {}, pictures: [] },
    categoryIds: [],
    propertyValueIds,
    newest: 0,
    changedAt: null,
    variations: variations.map((variation, n) => ({
      id: id * 10 + n,
      isMain: n === 0,
      position: n,
      availabilityId: 1,
      availableUntil: null,
      isOrderable: true,
      regular: 1000,
      graduated: null,
      offer: null,
      shadeId: null,
      ...variation,
    })),
  };
}

function ask(items: RawItem[], asked: Partial<IndexQuery>) {
  const catalogue = createCatalogue(CATEGORIES, GROUPS, 0);
  for (const raw of items) putItem(catalogue, raw);
  const answer = queryIndex(catalogue, {
    facets: [],
    priceMin: null,
    priceMax: null,
    sort: 'item.score',
    page: 1,
    itemsPerPage: 100,
    lang: 'de',
    ...asked,
  });
  const counts = answer.filters.flatMap(({ values }) =>
    values.flatMap(({ id, count }) => (count > 0 ? [[id, count]] : [])),
  );
  return { ...answer, counts: Object.fromEntries(counts) as Record<string, number> };
}

/** Satin comes in small cans of the first shade only; matt in both. */
const PAINT = item(1, [
  { attributeValueIds: [11, 21], regular: 1695, shadeId: 1 },
  { attributeValueIds: [12, 21], regular: 1995, shadeId: 2 },
  { attributeValueIds: [11, 22], regular: 9900, shadeId: 1, availabilityId: 2 },
]);

test('choices in several groups must match one variation together', () => {
  expect(ask([PAINT], { facets: [SATIN, LARGE] })).toMatchObject({ total: 0, variationIds: [] });
  expect(ask([PAINT], { facets: [MATT, LARGE] }).variationIds).toEqual([12]);
  expect(ask([PAINT], { facets: [LARGE], priceMax: 2000 }).total).toBe(0);
  expect(ask([PAINT], { facets: [LARGE, 'availability-1'] }).total).toBe(0);
  expect(ask([PAINT], { facets: [SATIN, 'shade-1'] }).total).toBe(0);
  expect(ask([PAINT], { facets: [SATIN, 'family-white'] }).variationIds).toEqual([11]);
});

test('values of the item count for each of its variations', () => {
  const paint = { ...PAINT, propertyValueIds: [5] };
  expect(ask([paint], { facets: [LARGE, 'property-5'] }).variationIds).toEqual([12]);
  expect(ask([paint], { facets: [LARGE, 'property-6'] }).total).toBe(0);
});

test('counts are the results of a further choice', () => {
  const { counts, price } = ask([PAINT], { facets: [LARGE] });
  expect(counts).toEqual({
    [MATT]: 1,
    [SMALL]: 1,
    [LARGE]: 1,
    'shade-1': 1,
    'family-white': 1,
    'availability-2': 1,
  });
  expect(price).toEqual({ min: 9900, max: 9900 });
});

const names = ({ attributeValueIds, availabilityId, shadeId }: RawVariation) => [
  ...attributeValueIds.map(String),
  `availability-${availabilityId}`,
  `shade-${shadeId}`,
];

/** The same rule in its simplest form. */
function matches(raw: RawItem, query: Pick<IndexQuery, 'facets' | 'priceMin' | 'priceMax'>) {
  const chosen = GROUPS.map(({ values }) =>
    values.filter(({ id }) => query.facets.includes(id)).flatMap(({ id, unites = [id] }) => unites),
  ).filter((each) => each.length > 0);
  return raw.variations.some((variation) => {
    const own = [...names(variation), ...raw.propertyValueIds.map((id) => `property-${id}`)];
    return (
      chosen.every((each) => each.some((name) => own.includes(name))) &&
      variation.regular >= (query.priceMin ?? 0) &&
      variation.regular <= (query.priceMax ?? Infinity)
    );
  });
}

const anyItem = fc
  .tuple(
    fc.array(
      fc.record({
        attributeValueIds: fc
          .tuple(fc.constantFrom([], [11], [12]), fc.constantFrom([], [21], [22]))
          .map((each) => each.flat()),
        shadeId: fc.constantFrom(null, 1, 2, 3),
        availabilityId: fc.constantFrom(1, 2),
        regular: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    fc.subarray([5, 6]),
  )
  .map(
    ([variations, properties]) =>
      (id: number) =>
        item(id, variations, properties),
  );
const price = fc.option(fc.integer({ min: 1, max: 4 }));
const ALL_VALUES = GROUPS.flatMap(({ values }) => values.map(({ id }) => id));

test('hits and counts are those of the simple rule', () => {
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 8 }),
      fc.record({
        facets: fc.subarray(ALL_VALUES, { maxLength: 4 }),
        priceMin: price,
        priceMax: price,
      }),
      (made, query) => {
        const items = made.map((make, n) => make(n + 1));
        const answer = ask(items, query);
        expect(answer.total).toBe(items.filter((raw) => matches(raw, query)).length);
        for (const { values } of GROUPS) {
          const others = query.facets.filter((id) => values.every((each) => each.id !== id));
          for (const { id } of values) {
            const withValue = { ...query, facets: [...others, id] };
            const count = items.filter((raw) => matches(raw, withValue)).length;
            expect([id, answer.counts[id] ?? 0]).toEqual([id, count]);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});
