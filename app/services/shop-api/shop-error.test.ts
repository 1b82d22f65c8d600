import { expect, test } from 'vitest';
import { isShopError, ReceivedError, ShopError } from './shop-error';

test('an error has a key, and as its code a number of the list, else the HTTP status', () => {
  expect(new ShopError('coupon.expired')).toMatchObject({ code: 1332 });
  expect(new ShopError('order.notFound')).toMatchObject({ code: 404 });
  expect(new ReceivedError('cart.unknown', 400)).toMatchObject({ key: 'cart.unknown', code: 400 });
});

test('its message is that of the shop, else the key', () => {
  expect(new ReceivedError('no.such', 400, { message: 'Lager zu' }).message).toBe('Lager zu');
  expect(new ReceivedError('no.such', 400).message).toBe('no.such');
});

test('another copy of the class is recognised by its name, and nothing else is', () => {
  const copy = Object.assign(new Error('x'), { name: 'ShopError', key: 'order.notFound' });
  expect([isShopError(copy), isShopError(copy, 'order.notFound')]).toEqual([true, true]);
  expect(isShopError(copy, 'offer.expired')).toBe(false);
  for (const other of [new Error('x'), { name: 'ShopError', key: 'x' }, null])
    expect(isShopError(other)).toBe(false);
});
