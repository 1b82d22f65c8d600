import { expect, test, vi } from 'vitest';
import type { RequestContext } from '~/services/context.server';
import { checkoutPost } from './checkout-post.server';
import { saveMethods } from './save-methods.server';

/** A post to a checkout in which the methods 1 are chosen. */
function postOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const checkout = { shipping: { selected: 1 }, payment: { selected: 1 } };
  const shop = {
    getCheckout: async () => checkout,
    setShippingProvider: vi.fn(async () => []),
    setPaymentProvider: vi.fn(async () => undefined),
  };
  const context = { shop, locale: 'de' } as unknown as RequestContext;
  return { shop, post: checkoutPost(context, form) };
}

test('what is chosen is saved once, and only where it is another choice', async () => {
  const { shop, post } = postOf({ shippingId: '2', paymentId: '1' });
  expect(await saveMethods(post)).toBe(true);
  expect(shop.setShippingProvider).toHaveBeenCalledExactlyOnceWith({ shippingId: 2 });
  expect(shop.setPaymentProvider).not.toHaveBeenCalled();
  expect(post.errors).toEqual({});
});

test.each(['2147483648', '99999999999999999999', '1.5', '-1', '0', '1e999', 'DHL', '0x2'])(
  'the shop is not asked for a method "%s", which can be none',
  async (id) => {
    const { shop, post } = postOf({ shippingId: id, paymentId: id });
    expect(await saveMethods(post)).toBe(false);
    expect(shop.setShippingProvider).not.toHaveBeenCalled();
    expect(shop.setPaymentProvider).not.toHaveBeenCalled();
    expect(Object.values(post.errors).map(({ code }) => code)).toEqual([
      'shippingMethod.unavailable',
      'paymentMethod.unavailable',
    ]);
  },
);

test.each([
  ['shipping-method', 'shippingMethod.required'],
  ['payment-method', 'paymentMethod.required'],
])('the button %s asks for a choice', async (intent, code) => {
  const { post } = postOf({ intent });
  expect(await saveMethods(post)).toBe(false);
  expect(Object.values(post.errors).map((error) => error.code)).toEqual([code]);
});
