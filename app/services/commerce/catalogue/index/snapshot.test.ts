import { expect, test } from 'vitest';
import { queryIndex, type IndexQuery } from './query';
import { advanceSnapshot, buildSnapshot, patchSnapshot } from './snapshot';
import type { RawItem } from './indexed-item';

const CATEGORIES = { byId: new Map(), children: new Map() };
const GROUPS = [
  {
    id: 'availability',
    type: 'availability' as const,
    names: null,
    values: [1, 2].map((n) => ({
      id: `availability-${n}`,
      names: { de: `${n} Tage`, en: `${n} days` },
      color: null,
    })),
  },
];
const QUERY: IndexQuery = {
  facets: [],
  priceMin: null,
  priceMax: null,
  sort: 'sorting.price.avg_asc',
  page: 1,
  itemsPerPage: 20,
  lang: 'de',
};

function item(id: number, price: number, offer: RawItem['variations'][number]['offer'] = null) {
  const raw: RawItem = {
    id,
    isActive: true,
    manufacturerId: null,
    feedbackCount: 0,
    isSet: false,
    feedbackSum: 0,
    score: 0,
    sortKeys: { de: String(id), en: String(id) },
    categoryIds: [],
    propertyValueIds: [],
    newest: 0,
    variations: [
      {
        id: id * 10,
        isMain: true,
        position: 0,
        availabilityId: 1,
        availableUntil: null,
        isOrderable: true,
        regular: price,
        graduated: null,
        offer,
        attributeValueIds: [],
        shadeId: null,
      },
    ],
  };
  return raw;
}

const many = Array.from({ length: 40 }, (_, i) => item(i + 1, 1000 + i));

test('patching leaves the old snapshot as it was', () => {
  const old = buildSnapshot(many, CATEGORIES, GROUPS, 0);
  const before = queryIndex(old, QUERY);
  const changes = new Map<number, RawItem | null>([
    [1, null],
    [2, item(2, 5)],
    [99, item(99, 1)],
  ]);
  const next = patchSnapshot(old, changes, 0);
  expect(queryIndex(next, QUERY).variationIds.slice(0, 3)).toEqual([990, 20, 30]);
  expect(queryIndex(next, QUERY).total).toBe(40);
  expect(queryIndex(old, QUERY)).toEqual(before);
});

test('more new items than there is room for', () => {
  const old = buildSnapshot([], CATEGORIES, GROUPS, 0);
  const added = Array.from({ length: 3000 }, (_, i) => item(i + 1, 100 + i));
  const next = patchSnapshot(old, new Map(added.map((raw) => [raw.id, raw])), 0);
  const answer = queryIndex(next, { ...QUERY, page: 150 });
  expect(answer.total).toBe(3000);
  expect(answer.variationIds.at(-1)).toBe(30_000);
  expect(answer.filters[0]!.values).toMatchObject([{ id: 'availability-1', count: 3000 }]);
});

test('offers begin and end by the clock', () => {
  const raw = [item(1, 1000), item(2, 1100, { price: 900, from: 100, to: 200 })];
  const start = buildSnapshot(raw, CATEGORIES, GROUPS, 0);
  expect(start.nextChange).toBe(100);
  expect(queryIndex(start, QUERY).variationIds).toEqual([10, 20]);
  const during = advanceSnapshot(start, 100);
  expect(during.nextChange).toBe(200);
  expect(queryIndex(during, QUERY).variationIds).toEqual([20, 10]);
  const after = advanceSnapshot(during, 200);
  expect(after.nextChange).toBeNull();
  expect(queryIndex(after, QUERY).variationIds).toEqual([10, 20]);
  expect(queryIndex(advanceSnapshot(after, 150), QUERY).variationIds).toEqual([20, 10]);
});
