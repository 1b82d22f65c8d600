import { expect, test } from 'vitest';
import type { RequestContext } from '~/services/context.server';
import { ShopError, type MissingPart } from '~/services/shop-api';
import { checkoutPost } from './checkout-post.server';
import { translatorFor } from '~/i18n/translate.server';
import { showMissing, showOrderError } from './show-order-error.server';

function post() {
  const now = () => new Date('2026-11-24T10:59:20Z');
  return checkoutPost({ locale: 'de', now } as unknown as RequestContext, new FormData());
}

test('the time of the next order is shown to the minute, and not too early', () => {
  const refused = post();
  const cause = { retryAfter: 10 };
  showOrderError(refused, new ShopError('security.tooManyRequests', { cause }));
  expect(refused.notices).toMatchObject([
    { values: { time: expect.stringMatching(/^24\.\sNovember 2026, 12:00\sMEZ$/) } },
  ]);
  expect(refused.retryAfter).toBe(10);
});

test('a saved address without delivery is reported at its section, with the destination', () => {
  const refused = post();
  const cause = { zipCode: 'zipCode.notDelivered', place: 'Grönland' };
  showOrderError(refused, new ShopError('address.validationFailed', { cause }));
  expect(refused.errors['shipping-address']).toMatchObject({
    code: 'zipCode.notDelivered',
    text: expect.stringContaining('Grönland'),
  });
});

function codes(refused: ReturnType<typeof post>, missing: MissingPart[]) {
  showMissing(refused, missing);
  return Object.entries(refused.errors).map(([field, { code }]) => [field, code]);
}

test('a missing part has its code and field; of the addresses only the first', () => {
  expect(codes(post(), ['shippingAddress', 'billingAddress', 'email', 'terms'])).toEqual([
    ['shipping-address', 'shippingAddress.required'],
    ['email', 'email.required'],
    ['terms', 'terms.required'],
  ]);
  expect(codes(post(), ['billingAddress', 'shippingMethod', 'paymentMethod'])).toEqual([
    ['billing-address', 'billingAddress.required'],
    ['shipping-method', 'shippingMethod.required'],
    ['payment-method', 'paymentMethod.required'],
  ]);
});

test('a typed but unsaved address is reported at its fields, otherwise at its section', () => {
  const refused = { ...post(), unsaved: 'shipping-address' as const };
  expect(codes(refused, ['shippingAddress'])).toEqual([['shipping-address', 'address.unsaved']]);
  const wrong = { ...post(), unsaved: 'shipping-address' as const };
  wrong.errors.zipCode = { code: 'zipCode.format', text: '' };
  expect(codes(wrong, ['shippingAddress', 'billingAddress'])).toEqual([
    ['zipCode', 'zipCode.format'],
  ]);
  expect(wrong.notices).toMatchObject([{ key: 'checkout.unsavedAddress' }]);
});

test('without another message, the page asks to press the button again', () => {
  const refused = post();
  expect(codes(refused, [])).toEqual([]);
  expect(refused.notices).toMatchObject([{ key: 'checkout.orderAgain' }]);
});

test('the remaining stock is reported in singular or plural, and sold-out goods as sold out', () => {
  const refused = post();
  const lines = [2, 1, 0].map((available) => ({ cartItemId: 1, name: 'Rolle', available }));
  showOrderError(refused, new ShopError('order.stockChanged', { cause: { lines } }));
  const texts = refused.notices.map(({ key, values }) => translatorFor('de').find(key, values));
  expect(texts).toEqual([
    expect.stringContaining('sind nur noch 2'),
    expect.stringContaining('ist nur noch 1'),
    expect.stringContaining('ist ausverkauft'),
  ]);
});

test.each([
  ['couponAlreadyUsedOrInvalidCouponCode', ['checkout.couponChanged']],
  ['couponExpired', ['checkout.couponChanged', 'errorCodes.couponExpired']],
])('a coupon that is gone for %s is reported as %j', (notice, keys) => {
  const refused = post();
  showOrderError(refused, new ShopError('order.couponChanged', { cause: { notice } }));
  expect(refused.notices.map(({ key }) => key)).toEqual(keys);
});
