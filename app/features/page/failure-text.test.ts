import { expect, test } from 'vitest';
import { translate } from '~/i18n/translate.server';
import { ShopError } from '~/services/shop-api';
import { failureKey, failureText } from './failure-text.server';

test.each([
  ['its key', new ShopError('order.notFound'), 'storefrontError.order.notFound'],
  ['its key in the cart', new ShopError('couponCode.required'), 'cart.error.couponCode.required'],
  ['its number', new ShopError('no.such', { code: 1332 }), 'errorCodes.couponExpired'],
  ['nothing that is known', new ShopError('no.such'), 'storefrontError.unknownError'],
] as const)('a failure gets its text from %s', (_, error, key) => {
  for (const locale of ['de', 'en'] as const) {
    expect(failureKey(locale, error)).toBe(key);
    expect(failureText(locale, error)).toBe(translate(locale, key));
  }
});

test("without a text for its key the shop's message is shown", () => {
  expect(failureText('de', new ShopError('no.such', { message: 'Lager zu' }))).toBe('Lager zu');
  const known = new ShopError('order.notFound', { message: 'Lager zu' });
  expect(failureText('de', known)).toBe(translate('de', 'storefrontError.order.notFound'));
});

test('values of its cause are filled in', () => {
  const short = new ShopError('coupon.minimum', { code: 301, cause: { minimum: '50 €' } });
  expect(failureText('en', short)).toContain('50 €');
});
