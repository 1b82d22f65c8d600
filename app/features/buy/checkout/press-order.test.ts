import { expect, test } from 'vitest';
import type { RequestContext } from '~/services/context.server';
import { ShopError } from '~/services/shop-api';
import { checkoutPost } from './checkout-post.server';
import { pressOrder } from './press-order.server';

const SHOWN = {
  intent: 'place',
  attemptId: 'a'.repeat(32),
  cartVersion: '0',
  quoteHash: 'q'.repeat(43),
  shownTotal: '4585',
  terms: 'on',
};

test('an order whose answer was lost leads to the cart, which says that there is one', async () => {
  const doPlaceOrder = () => Promise.reject(new ShopError('order.answerLost', { code: 409 }));
  const context = { prefix: '/en', locale: 'en', shop: { doPlaceOrder } };
  const form = new FormData();
  for (const [name, value] of Object.entries(SHOWN)) form.set(name, value);
  const post = checkoutPost(context as unknown as RequestContext, form);
  const { status, headers } = (await pressOrder(post, {}))!;
  expect([status, headers.get('Location')]).toEqual([303, '/en/cart']);
  const [, notice = ''] = /^notice=([^;]+)/.exec(headers.get('Set-Cookie') ?? '') ?? [];
  expect(JSON.parse(Buffer.from(notice, 'base64url').toString())).toEqual([
    { type: 'warning', key: 'storefrontError.order.answerLost' },
  ]);
});
