import { expect, test } from 'vitest';
import { listingResult } from '../../../../tests/support/listing-result';
import { parseListingQuery } from './listing-query';
import { listingView, pageSizes } from './listing-view';

const result = listingResult(
  [
    { id: 'empty', name: 'Leer', type: 'dynamic', values: [], price: null },
    {
      id: 'size',
      name: 'Gebinde',
      type: 'dynamic',
      price: null,
      values: [
        { id: '3', name: '2,5 l', count: 9, selected: true, color: null },
        { id: '4', name: '10 l', count: 0, selected: false, color: null },
      ],
    },
  ],
  { totals: 45, lastPageNumber: 3 },
);
const view = (search: string) =>
  listingView('/farben', parseListingQuery(new URLSearchParams(search), 'de'), result);

test.each([
  [5, [false, true, true]],
  [20, [false, true, true]],
  [21, [false, false, true]],
  [45, [false, false, false]],
  [500, [false, false, false]],
])('with %i products the page sizes are disabled like %j', (totals, disabled) => {
  const sizes = pageSizes({ totals, perPageOptions: [20, 40, 100] });
  expect(sizes.map((size) => size.disabled)).toEqual(disabled);
});

test('unknown facets leave the page, known ones become links that remove them', () => {
  const listing = view('facets=3,99&sort=texts.name1_desc');
  expect(listing.query.facets).toEqual(['3']);
  expect(listing.active).toEqual([
    { id: '3', group: 'Gebinde', name: '2,5 l', search: '?sort=texts.name1_desc' },
  ]);
  expect(listing.isFiltered).toBe(true);
});

test('groups without values are left out', () => {
  expect(view('').filters.map(({ id }) => id)).toEqual(['size']);
  expect(view('').isFiltered).toBe(false);
});

test('a price range is a filter', () => {
  expect(view('priceMax=20')).toMatchObject({
    priceRange: { min: null, max: 2000 },
    isFiltered: true,
    resetSearch: '',
  });
});

test("the page number is that of the shop's answer, not the requested one", () => {
  expect(view('page=900').query.page).toBe(1);
});

test('a page contains the first groups and those with a selection; the others when they are opened', () => {
  const group = (id: string, count: number, color: string | null = null) => ({
    id,
    name: id,
    type: 'dynamic' as const,
    price: null,
    values: Array.from({ length: count }, (_, index) => ({
      id: `${id}-${index}`,
      name: `${index}`,
      count: 1,
      selected: false,
      color,
    })),
  });
  const first = [group('a', 40, '#123456'), group('b', 20), group('c', 11), group('x', 2)];
  const facets = [...first, group('d', 5)];
  const groups = (search: string, opened: string[] = []) =>
    listingView(
      '/farben',
      parseListingQuery(new URLSearchParams(search), 'de'),
      { ...result, facets },
      { opened: new Set(opened) },
    ).filters.map(({ values, moreCount, isOpen }) => [values.length, moreCount, isOpen]);
  expect(groups('')).toEqual([
    [12, 28, true],
    [8, 12, true],
    [11, 0, true],
    [2, 0, true],
    [0, 5, false],
  ]);
  expect(groups('facets=d-4')[4]).toEqual([5, 0, true]);
  expect(groups('', ['d', 'a', 'nobody'])[4]).toEqual([5, 0, true]);
  expect(groups('', ['a'])[0]).toEqual([40, 0, true]);
});

test('selected values come first, so that no form without script can lose them', () => {
  const values = Array.from({ length: 30 }, (_, index) => ({
    id: `v${index}`,
    name: `${index}`,
    count: 1,
    selected: false,
    color: null,
  }));
  const facets = [{ id: 'a', name: 'A', type: 'dynamic' as const, price: null, values }];
  const query = parseListingQuery(new URLSearchParams('facets=v29,v17'), 'de');
  const [shown] = listingView('/farben', query, { ...result, facets }).filters;
  expect(shown!.values.slice(0, 3).map(({ id }) => id)).toEqual(['v17', 'v29', 'v0']);
});
