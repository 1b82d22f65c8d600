import { expect, test, vi } from 'vitest';
import { translate } from '~/i18n/translate.server';
import { addToCart } from './add-to-cart.server';

const PRODUCT = {
  variation: { id: 12, minimumOrderQuantity: 1 },
  properties: [{ id: 5, valueType: 'file', names: { name: 'Label' } }],
};

type AddFormInput = { productId: string; product?: object | null; files?: object[] };

/** The answer of a shop that can store nothing to the form of an item with variation 12. */
async function answerTo({ productId, product = PRODUCT, files = [] }: AddFormInput) {
  const failure = new Error('the disk is full');
  const fail = vi.fn(() => Promise.reject(failure));
  const page: { failure?: unknown } = {};
  const shop = {
    doAddCartItem: fail,
    doUploadOrderPropertyFile: () => Promise.reject(failure),
    getProduct: async () => product,
  };
  const context = { shop, locale: 'en', prefix: '/en', page, files };
  const form = new FormData();
  form.set('productId', productId);
  form.set('quantity', '3');
  const request = new Request('http://shop/en/wandfarbe_1', { method: 'POST' });
  const address = { itemId: 1, variationId: null, variationIds: [12], canonicalPath: '/x_1' };
  const answer = await addToCart(
    context as unknown as Parameters<typeof addToCart>[0],
    { form, request, address } as unknown as Parameters<typeof addToCart>[1],
  );
  return { answer, hasTried: fail.mock.calls.length > 0, isLogged: page.failure === failure };
}

test('a failure of the shop is reported at the quantity, with what was typed (8.49)', async () => {
  const { answer, isLogged } = await answerTo({ productId: '12' });
  const code = 'cart.addToBasket.unknownError';
  const text = translate('en', `storefrontError.${code}`);
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { errors: [{ field: 'quantity', code, text, isOurs: true }], values: { quantity: '3' } },
  });
  expect(isLogged).toBe(true);
});

test('a variation that is gone is refused, and no other is added in its place (8.46)', async () => {
  const code = 'cart.addToBasket.variationNotFound';
  const text = translate('en', `storefrontError.${code}`);
  const { answer, hasTried } = await answerTo({ productId: '99' });
  expect(hasTried).toBe(false);
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { errors: [{ field: 'quantity', code, text }] },
  });
});

test('goods that are gone lead to the cart, which says so (8.46)', async () => {
  const led = (await answerTo({ productId: '99', product: null })).answer as unknown as Response;
  expect([led.status, led.headers.get('Location')]).toEqual([303, '/en/cart']);
  expect(led.headers.get('Set-Cookie')).toMatch(/^notice=/);
});

test('a file that the shop could not store is reported at its field (8.61)', async () => {
  const file = { field: 'property[5]', fileName: 'a.pdf', size: 9, path: '/a', problem: null };
  const text = translate('en', 'storefrontError.file.uploadFailed');
  const { answer, hasTried, isLogged } = await answerTo({ productId: '12', files: [file] });
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { errors: [{ field: 'property[5]', text }] },
  });
  expect([hasTried, isLogged]).toEqual([false, true]);
});
