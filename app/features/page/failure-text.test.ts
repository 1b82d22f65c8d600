import { expect, test } from 'vitest';
import { translate } from '~/i18n/translate.server';
import { ReceivedError, ShopError } from '~/services/shop-api';
import { failureKey, failureText, failureValues } from './failure-text.server';

test.each([
  ['its key', new ShopError('order.notFound'), 'storefrontError.order.notFound'],
  [
    'its key in the cart',
    new ReceivedError('couponCode.required', 400),
    'cart.error.couponCode.required',
  ],
  ['its number', new ReceivedError('no.such', 1332), 'errorCodes.couponExpired'],
  ['nothing that is known', new ReceivedError('no.such', 400), 'storefrontError.unknownError'],
] as const)('a failure gets its text from %s', (_, error, key) => {
  for (const locale of ['de', 'en'] as const) {
    expect(failureKey(locale, error)).toBe(key);
    expect(failureText(locale, error)).toBe(translate(locale, key));
  }
});

test("without a text for its key the shop's message is shown", () => {
  expect(failureText('de', new ReceivedError('no.such', 400, { message: 'Lager zu' }))).toBe(
    'Lager zu',
  );
  const known = new ShopError('order.notFound', { message: 'Lager zu' });
  expect(failureText('de', known)).toBe(translate('de', 'storefrontError.order.notFound'));
});

test("a notice of the next page says the shop's message, too", () => {
  const error = new ReceivedError('no.such', 400, { message: 'Lager zu', cause: { stock: 3 } });
  expect(translate('en', failureKey('en', error), failureValues(error))).toBe('Lager zu');
  expect(failureValues(error)).toEqual({ stock: 3, words: 'Lager zu' });
  const long = new ReceivedError('no.such', 400, { message: 'x'.repeat(5000) });
  expect(failureValues(long).words).toHaveLength(500);
});

test('values of its cause are filled in', () => {
  const short = new ReceivedError('coupon.minimum', 301, { cause: { minimum: '50 €' } });
  expect(failureText('en', short)).toContain('50 €');
});
