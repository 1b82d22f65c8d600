// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { SORT_KEYS } from '~/services/shop-api';
import { parseListingQuery } from './listing-query';
import type { ListingView } from './listing-view';
import { OrderForm } from './sort-form';

function formFor(search: string): HTMLFormElement {
  const listing = {
    path: '/search',
    query: parseListingQuery(new URLSearchParams(search), 'de'),
    sort: 'sorting.price.avg_asc',
    pageSizes: [20, 40, 100].map((value) => ({ value, disabled: value === 100 })),
  };
  document.body.innerHTML = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('en')} prefix="/en">
      <OrderForm listing={listing as ListingView} />
    </TextProvider>,
  );
  return document.querySelector('form')!;
}

const options = (form: HTMLFormElement, name: string) => [
  ...form.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option`),
];

test('every order of the contract can be selected, and so can the list’s own', () => {
  const form = formFor('term=weiß');
  const orders = options(form, 'sort');
  expect(orders.map(({ value }) => value).toSorted()).toEqual([...SORT_KEYS].toSorted());
  expect(new Set(orders.map(({ text }) => text)).size).toBe(SORT_KEYS.length);
  expect(new FormData(form).get('sort')).toBe('sorting.price.avg_asc');
});

test('page sizes can be selected, except for those that show no more', () => {
  const form = formFor('term=weiß&itemsPerPage=40');
  const sizes = options(form, 'itemsPerPage').map(({ value, disabled }) => [value, disabled]);
  expect(sizes).toEqual([
    ['20', false],
    ['40', false],
    ['100', true],
  ]);
  expect(new FormData(form).get('itemsPerPage')).toBe('40');
});

test('term and filters are preserved, the page is reset', () => {
  const form = formFor('term=weiß&facets=3&page=4');
  expect(form.getAttribute('action')).toBe('/en/search');
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ term: 'weiß', facets: '3' });
  expect(new FormData(form).has('page')).toBe(false);
});
