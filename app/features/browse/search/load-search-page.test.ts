import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { listingResult } from '../../../../tests/support/listing-result';
import { colourSystemIn, foreignSystemIn } from './colour-system';
import { loadSearchPage } from './load-search-page.server';

/** The request to the shop of the search page at this address; the shop does not answer. */
async function askedBy(search: string): Promise<unknown> {
  const getSearch = vi.fn().mockRejectedValue(new Error('no answer'));
  const context = { shop: { getSearch }, page: {} } as unknown as AppLoadContext;
  const request = new Request(`http://shop.invalid/search${search}`);
  await expect(loadSearchPage(context, request)).rejects.toThrow('no answer');
  return getSearch.mock.lastCall?.[0];
}

test('the request has the order, the filters, the page and the page size of the address', async () => {
  const query = '?term=weiß&facets=7&sort=sorting.price.avg_desc&itemsPerPage=40&page=3';
  expect(await askedBy(query)).toEqual({
    term: 'weiß',
    facets: ['7'],
    priceMin: null,
    priceMax: null,
    sort: 'sorting.price.avg_desc',
    itemsPerPage: 40,
    page: 3,
  });
});

test('an invalid order or page size is the search’s default', async () => {
  const asked = await askedBy('?term=weiß&sort=price&itemsPerPage=50');
  expect(asked).toMatchObject({ itemsPerPage: 20, page: 1 });
  expect(asked).not.toHaveProperty('sort');
});

/** The neighbours that a page of three pages of results names to search engines. */
async function neighboursOf(page: number) {
  const found = listingResult([], { totals: 60, lastPageNumber: 3 });
  const result = { ...found, pagination: { ...found.pagination, page } };
  const context = {
    shop: { getSearch: async () => result },
    page: {},
    locale: 'de',
    publicOrigin: 'http://shop.invalid',
    configuration: { titleSuffix: '', slogan: { de: '' }, robots: {} },
  } as unknown as AppLoadContext;
  const request = new Request(`http://shop.invalid/search?term=rolle&page=${page}`);
  const { prev, next } = (await loadSearchPage(context, request)).seo;
  return [prev, next].map((url) => url?.replace('http://shop.invalid/search', ''));
}

test('a page of results names the pages before and after it (§2)', async () => {
  expect(await neighboursOf(1)).toEqual([undefined, '?term=rolle&page=2']);
  expect(await neighboursOf(2)).toEqual(['?term=rolle', '?term=rolle&page=3']);
  expect(await neighboursOf(3)).toEqual(['?term=rolle&page=2', undefined]);
});

test.each([
  ['RAL 7016', 'RAL'],
  ['wandfarbe ral7016', 'RAL'],
  ['ncs s 1502-y', 'NCS'],
  ['pantone-123', 'Pantone'],
  ['Bralette', null],
  ['7016', null],
])('"%s" names the colour system %s', (term, system) => {
  expect(colourSystemIn(term)).toBe(system);
});

test('a number of another card is foreign to goods that only have the same number', () => {
  expect(foreignSystemIn('RAL 9010', ['Sprühlack Graphit 9010'])).toBe('RAL');
  expect(foreignSystemIn('NCS S 9010', ['Sprühlack Graphit 9010'])).toBe('NCS');
  expect(foreignSystemIn('RAL 7016', [])).toBe('RAL');
  expect(foreignSystemIn('ral9010', ['Sprühlack RAL 9010 Reinweiß'])).toBeNull();
  expect(foreignSystemIn('9010', ['Sprühlack Graphit 9010'])).toBeNull();
});
