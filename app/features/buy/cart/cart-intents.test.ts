import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { cartForm } from './cart-intents.server';

/** The outcome of a form of the cart in a shop with these operations. */
async function post(
  fields: Record<string, string>,
  { locale = 'de', shop = {} }: { locale?: Locale; shop?: object } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = { locale, prefix: '', page: {}, files: [], shop };
  const request = new Request('http://shop/cart', { method: 'POST' });
  const sent = { context, form, request, params: {}, found: null };
  return cartForm.submit(sent as unknown as Parameters<typeof cartForm.submit>[0]);
}

const INCOMPLETE: Record<string, string>[] = [
  { intent: 'remove' },
  { intent: 'more', productId: '2', quantity: '1' },
  { intent: 'add' },
  { intent: 'remove-coupon', giftCardId: 'x' },
  {},
];

test.each(INCOMPLETE)('a form without what it is about says so: %o', async (fields) => {
  for (const locale of LOCALES) {
    expect(await post(fields, { locale })).toMatchObject({
      ok: false,
      status: 422,
      reply: { error: { text: translate(locale, 'cart.error.incomplete') } },
      notices: [{ key: 'cart.error.incomplete' }],
    });
  }
});

const CODED = { items: [], couponCode: 'ZEHN' };

test.each([
  ['add', { productId: '2' }, 'cart.addToBasket.unknownError', 'quantity'],
  ['remove', { cartItemId: '7' }, 'cart.failedToRemoveItem', 'quantity-7'],
  ['coupon', { couponCode: 'ZEHN' }, 'coupon.applyFailed', 'couponCode'],
  ['remove-coupon', {}, 'coupon.removeFailed', 'couponCode'],
] as const)(
  'a failure of the shop at %s is reported as such',
  async (intent, fields, key, field) => {
    const lost = () => Promise.reject(new Error('lost'));
    const shop = {
      getCart: async () => CODED,
      doAddCartItem: lost,
      deleteCartItem: lost,
      doAddCoupon: lost,
      deleteCoupon: lost,
    };
    for (const locale of LOCALES) {
      expect(await post({ intent, ...fields }, { locale, shop })).toMatchObject({
        status: 503,
        reply: {
          error: {
            field,
            code: key,
            text: translate(locale, `storefrontError.${key}`),
            isOurs: true,
          },
        },
        notices: [{ key: `storefrontError.${key}` }],
      });
    }
  },
);

test('a failure at a change of quantity is thrown on', async () => {
  const shop = { getCart: () => Promise.reject(new Error('lost')) };
  const fields = { intent: 'set', cartItemId: '7', productId: '2', quantity: '1' };
  await expect(post(fields, { shop })).rejects.toThrow('lost');
});
