import { expect, test } from 'vitest';
import type { RequestContext } from '~/services/context.server';
import { checkoutPost } from './checkout-post.server';
import { placeOrder } from './place-order.server';

const PLACED = { id: 100123, accessKey: 'key-of-the-order', isRepeat: true };
const SHOWN = { attemptId: 'a'.repeat(22), cartVersion: '1', quoteHash: 'A'.repeat(43) };

/** The second post of a double click, in a shop where the first orders during the n-th question. */
function secondPost(ordersAt: number) {
  let questions = 0;
  const isPlaced = () => (questions += 1) >= ordersAt;
  const shop = {
    getPlacedOrder: async () => (isPlaced() ? PLACED : null),
    getCheckout: async () => ({ cart: { items: isPlaced() ? [] : [{ id: 1 }] } }),
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...SHOWN, shownTotal: '1999' }))
    form.set(name, value);
  return checkoutPost({ shop, prefix: '/de', locale: 'de' } as unknown as RequestContext, form);
}

test.each([1, 2])(
  'an order placed by the other click at question %i is led to, whatever was read before',
  async (ordersAt) => {
    const answer = await placeOrder(secondPost(ordersAt), '/checkout');
    expect(answer?.headers.get('Location')).toBe('/de/confirmation/100123/key-of-the-order');
  },
);
