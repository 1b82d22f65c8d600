import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORT_KEYS } from '~/services/shop-api';
import {
  PAGE_SIZES,
  changeQuery,
  keepKnownFacets,
  listingSearch,
  parseListingQuery,
  parseUnreadPrices,
  withoutFacet,
  withoutFilters,
  type ListingQuery,
} from './listing-query';

const parse = (search: string) => parseListingQuery(new URLSearchParams(search), 'de');

const facetId = fc.oneof(
  fc.integer({ min: 1, max: 9999 }).map(String),
  fc.integer({ min: 1, max: 99 }).map((id) => `producer-${id}`),
  fc.integer({ min: 1, max: 5 }).map((stars) => `feedback-${stars}`),
);
const query: fc.Arbitrary<ListingQuery> = fc
  .record({
    term: fc.option(fc.string({ maxLength: 60 }).map((term) => term.trim().replace(/ +/g, ' '))),
    facets: fc.uniqueArray(facetId, { maxLength: 12 }).map((ids) => ids.sort()),
    prices: fc.tuple(
      fc.option(fc.integer({ min: 0, max: 499_999 })),
      fc.option(fc.integer({ min: 500_000, max: 9_999_999 })),
    ),
    sort: fc.option(fc.constantFrom(...SORT_KEYS)),
    itemsPerPage: fc.constantFrom(...PAGE_SIZES),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  .map(({ prices: [priceMin, priceMax], ...rest }) => ({ ...rest, priceMin, priceMax }));

test('a query is unchanged by a round trip', () => {
  fc.assert(
    fc.property(query, (given) => {
      expect(parse(listingSearch(given))).toEqual(given);
    }),
  );
});

test.each([
  ['%00', ''],
  ['wei%C3%9F%00%0A%0Dmatt', 'weiß matt'],
  [`${'a'.repeat(199)}%F0%9F%98%80`, 'a'.repeat(199)],
  [`${'a'.repeat(198)}%F0%9F%98%80`, `${'a'.repeat(198)}😀`],
])('a term that is never typed (%s)', (typed, term) => {
  const read = parse(`term=${typed}`);
  expect(read.term).toBe(term);
  expect(parse(listingSearch(read))).toEqual(read);
});

test('for any address, reading and writing it is idempotent', () => {
  const value = fc.oneof(
    fc.string(),
    facetId,
    fc.constantFrom('20', '1', '0', '-1', '12,5', 'NaN'),
  );
  const name = fc.constantFrom(
    'term',
    'facets',
    'priceMin',
    'priceMax',
    'sort',
    'itemsPerPage',
    'page',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const once = listingSearch(parseListingQuery(new URLSearchParams(pairs), 'de'));
      expect(listingSearch(parse(once))).toBe(once);
    }),
  );
});

test('a form without script sends one field for each facet, a link one comma list', () => {
  expect(parse('facets=7&facets=12&facets=producer-3').facets).toEqual(['12', '7', 'producer-3']);
  expect(parse('facets=12,7,producer-3,7').facets).toEqual(['12', '7', 'producer-3']);
  expect(listingSearch(parse('facets=7&facets=12'))).toBe('?facets=12,7');
});

test('an invalid price is preserved as typed, and does not change the list', () => {
  const unread = (search: string) => parseUnreadPrices(new URLSearchParams(search), 'de');
  expect(unread('priceMin=abc&priceMax=1.000')).toEqual({ priceMin: 'abc', priceMax: null });
  expect(unread('priceMin=+&priceMax=')).toEqual({ priceMin: null, priceMax: null });
  expect(unread(`priceMax=${'9'.repeat(500)}`).priceMax).toBe('9'.repeat(40));
  expect(listingSearch(parse('priceMin=abc&priceMax=1.000'))).toBe('?priceMax=1000');
});

test('prices given the wrong way round are put in order', () => {
  expect(parse('priceMin=50&priceMax=10')).toMatchObject({ priceMin: 1000, priceMax: 5000 });
});

test.each([
  'page=0',
  'page=-1',
  'page=abc',
  'page=1.5',
  'itemsPerPage=50',
  'sort=price',
  'other=1',
])('%s falls back to the default', (search) => {
  expect(listingSearch(parse(search))).toBe('');
});

test('changing a filter goes back to the first page and preserves the rest', () => {
  const given = parse('facets=1,2&priceMax=30&sort=texts.name1_desc&itemsPerPage=40&page=3');
  expect(listingSearch(withoutFacet(given, '1'))).toBe(
    '?facets=2&priceMax=30&sort=texts.name1_desc&itemsPerPage=40',
  );
  expect(listingSearch(withoutFilters(given))).toBe('?sort=texts.name1_desc&itemsPerPage=40');
  expect(listingSearch(changeQuery(given, { page: 2 }))).toContain('page=2');
});

test('unknown facets are dropped', () => {
  expect(keepKnownFacets(parse('facets=1,2,x'), new Set(['2'])).facets).toEqual(['2']);
});
