import { expect, test } from 'vitest';
import { translate } from '~/i18n/translate.server';
import type { Product } from '~/services/shop-api';
import { addToCart } from './add-to-cart.server';

test('a failure of the shop is reported at the quantity, with what was typed (8.49)', async () => {
  const failure = new Error('lost');
  const page: { failure?: unknown } = {};
  const product = { variation: { id: 12, minimumOrderQuantity: 1 }, properties: [] };
  const shop = {
    doAddCartItem: () => Promise.reject(failure),
    getProduct: async () => product as unknown as Product,
  };
  const context = { shop, locale: 'en', prefix: '/en', page, files: [] };
  const form = new FormData();
  form.set('productId', '12');
  form.set('quantity', '3');
  const request = new Request('http://shop/en/wandfarbe_1', { method: 'POST' });
  const address = { itemId: 1, variationId: null, variationIds: [12], canonicalPath: '/x_1' };
  const answer = await addToCart(
    context as unknown as Parameters<typeof addToCart>[0],
    { form, request, address } as unknown as Parameters<typeof addToCart>[1],
  );
  const code = 'cart.addToBasket.unknownError';
  const text = translate('en', `storefrontError.${code}`);
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { errors: [{ field: 'quantity', code, text, isOurs: true }], values: { quantity: '3' } },
  });
  expect(page.failure).toBe(failure);
});
