// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listingResult } from '../../../../tests/support/listing-result';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { FilterForm } from './filter-form';
import { parseListingQuery, parseUnreadPrices } from './listing-query';
import { listingView } from './listing-view';

const price = { min: 500, max: 9900, chosenMin: null, chosenMax: null };
const result = listingResult([{ id: 'price', name: 'Preis', type: 'price', values: [], price }]);

test('an invalid price stays in its field, with an error', () => {
  const params = new URLSearchParams('priceMin=abc&priceMax=');
  const unread = parseUnreadPrices(params, 'de');
  const listing = listingView('/farben', parseListingQuery(params, 'de'), result, { unread });
  document.body.innerHTML = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <FilterForm listing={listing} />
    </TextProvider>,
  );
  const [min, max] = document.querySelectorAll<HTMLInputElement>('.filter-price input');
  expect(min!.value).toBe('abc');
  expect(min!.getAttribute('aria-invalid')).toBe('true');
  expect(max!.value).toBe('');
  expect(max!.hasAttribute('aria-invalid')).toBe(false);
  const error = document.getElementById(min!.getAttribute('aria-describedby')!)!;
  expect(error.dataset.error).toBe('price.unread');
  expect(error.textContent).toContain('„abc“');
  expect(document.querySelector<HTMLDetailsElement>('.filters')!.open).toBe(true);
});
