import { expect, test } from 'vitest';
import type { RequestContext } from '~/services/context.server';
import { checkoutPost } from './checkout-post.server';
import { showMissing } from './show-order-error.server';
import { showNoMethods } from './show-no-methods.server';

/** What a post without methods says, where the shop offers these ways to pay. */
async function says(locale: 'de' | 'en', payments: unknown[], noDelivery: string | null) {
  const shop = {
    getCart: async () => ({ noDelivery }),
    getPaymentProviders: async () => ({ list: payments }),
  };
  const post = checkoutPost({ locale, shop } as unknown as RequestContext, new FormData());
  showMissing(post, ['shippingMethod', 'paymentMethod']);
  await showNoMethods(post);
  return post.errors;
}

test('with methods to choose from, the error asks to choose one', async () => {
  expect(await says('de', [{ id: 1 }], null)).toMatchObject({
    'shipping-method': { code: 'shippingMethod.required' },
    'payment-method': { code: 'paymentMethod.required' },
  });
});

test('without any method, the error says so instead', async () => {
  expect(await says('de', [], 'country')).toMatchObject({
    'shipping-method': { code: 'shippingMethod.none' },
    'payment-method': {
      code: 'paymentMethod.none',
      text: expect.stringContaining('keine Zahlungsart verfügbar'),
    },
  });
  expect(await says('en', [], 'country')).toMatchObject({
    'payment-method': { text: expect.stringContaining('No payment method is available') },
  });
});
