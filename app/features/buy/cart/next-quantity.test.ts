import { expect, test } from 'vitest';
import type { Cart } from '~/services/shop-api';
import { nextQuantity } from './cart-intents.server';

const variation = { variation: { minimumOrderQuantity: 4, intervalOrderQuantity: 2 } };
const cart = { items: [{ id: 3, variation }] } as unknown as Cart;

test.each([
  ['set', 9, 9],
  ['more', 6, 8],
  ['less', 8, 6],
  ['less', 5, 4],
  ['less', 4, 4],
] as const)('%s at %i gives %i', (intent, quantity, expected) => {
  expect(nextQuantity(cart, { intent, cartItemId: 3, productId: 12, quantity })).toBe(expected);
});
