import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { atItsControl, CartPage } from './cart-page';
import type { CartPageView } from './load-cart.server';

const wrong = (field: string) => ({ field, code: 'quantity.format', text: 'Keine Menge.' });

test.each([
  ['quantity-7', [7], 'quantity-7'],
  // Removed in another tab.
  ['quantity-8', [7], ''],
  ['couponCode', [7], 'couponCode'],
  ['couponCode', [], ''],
  ['productId', [7], ''],
])('an error at %s of a cart with the lines %j leads to "%s"', (field, ids, place) => {
  const lines = ids.map((id) => ({ id }));
  expect(atItsControl(wrong(field), { lines })).toEqual({ ...wrong(field), field: place });
});

test('an empty cart shows the error, and links to no field that it lacks', () => {
  const cart = { lines: [], notices: [], totals: {} } as unknown as CartPageView;
  const html = renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <CartPage cart={cart} reply={{ error: wrong('couponCode') }} />
    </TextProvider>,
  );
  expect(html).toContain('data-error="quantity.format"');
  expect(html).not.toContain('href="#');
});
