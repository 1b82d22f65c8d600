import { expect, test } from 'vitest';
import { ShopError, type Product } from '~/services/shop-api';
import { refusalErrors } from './add-to-cart-errors.server';

test.each([
  ['de', /nur an bestimmte Kundengruppen.*melden Sie sich bitte an/],
  ['en', /only sell this option to certain customer groups.*please sign in/],
] as const)('%s: goods for a class of customers report it at the quantity', (locale, text) => {
  const error = new ShopError('cart.addToBasket.notForCustomerClass');
  expect(refusalErrors(locale, { properties: [] } as unknown as Product, error)).toEqual([
    { field: 'quantity', code: error.key, text: expect.stringMatching(text) },
  ]);
});
