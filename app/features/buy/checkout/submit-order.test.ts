import { expect, test } from 'vitest';
import type { RequestContext } from '~/services/context.server';
import { ShopError } from '~/services/shop-api';
import { checkoutPost } from './checkout-post.server';
import { submitOrder } from './submit-order.server';

const SHOWN = {
  intent: 'place',
  attemptId: 'a'.repeat(32),
  cartVersion: '0',
  quoteHash: 'q'.repeat(43),
  shownTotal: '4585',
  terms: 'on',
};

/** A submitted order with an unsaved address, after which the cart costs `total`. */
async function pressWithAddress(total: number) {
  const saved = { refused: {}, isAddressSaved: true, coupon: null, replaced: [], missing: [] };
  const shop = {
    getPlacedOrder: () => Promise.resolve(null),
    doSaveCheckout: () => Promise.resolve(saved),
    getCheckout: () => Promise.resolve({ quote: { total } }),
    getCartCount: () => Promise.resolve(1),
    doPlaceOrder: () => Promise.reject(new Error('No order was expected')),
  };
  const context = { prefix: '', locale: 'de', shop, priceGroup: 'gross' };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...SHOWN, city: 'Ulm' })) form.set(name, value);
  const post = checkoutPost(context as unknown as RequestContext, form);
  post.unsaved = 'shipping-address';
  expect(await submitOrder(post, {})).toBeNull();
  expect(post.form.has('city'), 'the form of the address is closed').toBe(false);
  return { keys: post.notices.map(({ key }) => key), priceChange: post.priceChange };
}

test('an unsaved address is saved and shown before anything is ordered (5.39)', async () => {
  expect(await pressWithAddress(4585)).toEqual({
    keys: ['checkout.addressSaved'],
    priceChange: null,
  });
  expect(await pressWithAddress(5085)).toEqual({
    keys: ['checkout.priceChanged', 'checkout.addressSaved'],
    priceChange: { before: 4585, after: 5085 },
  });
});

test('an order whose answer was lost redirects to the cart, which reports that there is one', async () => {
  const doPlaceOrder = () => Promise.reject(new ShopError('order.answerLost'));
  const context = { prefix: '/en', locale: 'en', shop: { doPlaceOrder } };
  const form = new FormData();
  for (const [name, value] of Object.entries(SHOWN)) form.set(name, value);
  const post = checkoutPost(context as unknown as RequestContext, form);
  const { status, headers } = (await submitOrder(post, {}))!;
  expect([status, headers.get('Location')]).toEqual([303, '/en/cart']);
  const [, notice = ''] = /^notice=([^;]+)/.exec(headers.get('Set-Cookie') ?? '') ?? [];
  expect(JSON.parse(Buffer.from(notice, 'base64url').toString())).toEqual([
    { type: 'warning', key: 'storefrontError.order.answerLost' },
  ]);
});
