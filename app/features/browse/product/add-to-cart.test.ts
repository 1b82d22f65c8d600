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

const PRODUCT = {
  variation: { id: 12, minimumOrderQuantity: 1 },
  properties: [{ id: 5, valueType: 'file', names: { name: 'Label' } }],
};

/** The answer to a form for variation 99, which the item had when its page was sent. */
async function answerTo(product: object | null, changes: object = {}, productId = '99') {
  const added: unknown[] = [];
  const shop = {
    doAddCartItem: async (input: unknown) => void added.push(input),
    doUploadOrderPropertyFile: () => Promise.reject(new Error('the disk is full')),
    getProduct: async () => product,
  };
  const context = { shop, locale: 'en', prefix: '/en', page: {}, files: [], ...changes };
  const form = new FormData();
  form.set('productId', productId);
  form.set('quantity', '1');
  const request = new Request('http://shop/en/wandfarbe_1', { method: 'POST' });
  const address = { itemId: 1, variationId: null, variationIds: [12], canonicalPath: '/x_1' };
  const answer = await addToCart(
    context as unknown as Parameters<typeof addToCart>[0],
    { form, request, address } as unknown as Parameters<typeof addToCart>[1],
  );
  expect(added).toEqual([]);
  return answer;
}

test('a variation that is gone is refused, and no other is added in its place (8.46)', async () => {
  const code = 'cart.addToBasket.variationNotFound';
  const text = translate('en', `storefrontError.${code}`);
  expect(await answerTo(PRODUCT)).toMatchObject({
    init: { status: 422 },
    data: { errors: [{ field: 'quantity', code, text }] },
  });
  const led = (await answerTo(null)) as unknown as Response;
  expect([led.status, led.headers.get('Location')]).toEqual([303, '/en/cart']);
  expect(led.headers.get('Set-Cookie')).toMatch(/^notice=/);
});

test('a file that the shop could not store is reported at its field (8.61)', async () => {
  const file = { field: 'property[5]', fileName: 'a.pdf', size: 9, path: '/a', problem: null };
  const text = translate('en', 'storefrontError.file.uploadFailed');
  expect(await answerTo(PRODUCT, { files: [file] }, '12')).toMatchObject({
    init: { status: 422 },
    data: { errors: [{ field: 'property[5]', text }] },
  });
});
