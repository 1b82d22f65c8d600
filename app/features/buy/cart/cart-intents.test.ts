import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { cartForm } from './cart-intents.server';

/** The outcome of a form of the cart in a shop with these operations. */
async function post(fields: Record<string, string>, { locale = 'de' as Locale, shop = {} } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = { locale, prefix: '', page: {}, shop };
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
