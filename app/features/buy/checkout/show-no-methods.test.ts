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

test('who can choose a method is asked to', async () => {
  expect(await says('de', [{ id: 1 }], null)).toMatchObject({
    'shipping-method': { code: 'shippingMethod.required' },
    'payment-method': { code: 'paymentMethod.required' },
  });
});

test('where there is no method, nobody is asked to choose one', async () => {
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
