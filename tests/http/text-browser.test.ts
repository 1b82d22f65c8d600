import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TextKey } from '../../app/i18n/translator';
import { HOME_TEXTS } from '../../demo/home/texts';
import { plainGoods, type Goods } from '../support/goods';
import { ADDRESS, becomeGuest, putInCart } from '../support/guest';
import { cataloguePaths, type CataloguePaths } from '../support/page-paths';
import { useSharedShop } from '../support/use-shop';
import type { ShopPage } from '../support/shop-client';
import { dump, TextBrowser } from '../support/text-browser';
import { fold, triedIn, words } from '../support/words';

const shop = useSharedShop();
let goods: Goods;
let home: string;

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { count: 1 })) as [Goods];
  home = mkdtempSync(join(tmpdir(), 'shop-w3m-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe.each(triedIn('de'))('in $lang a text browser', ({ prefix, lang }) => {
  const say = (key: TextKey, values?: Record<string, string>) => words(lang, key, values);
  let paths: CataloguePaths;
  beforeAll(async () => {
    paths = await cataloguePaths(shop.server.origin, prefix);
  });

  test('reads home, category and product from the top to the content', async () => {
    const client = shop.client();
    const [home, category, product] = [
      await client.get(prefix || '/'),
      await client.get(paths.category),
      await client.get(paths.product),
    ];
    const frame = [say('header.skip'), 'Tonwert', say('header.menu')];
    const law = [say('footer.law'), say('footer.withdraw'), say('footer.legalDisclosure')];
    await expectInOrder(home, [...frame, home.text('h1'), HOME_TEXTS[lang].families.title, ...law]);
    await expectInOrder(category, [
      ...frame,
      category.text('h1'),
      category.text('.listing-bar [role=status]'),
      fold(category.document.querySelector('main .card a')?.textContent ?? ''),
      '€',
      ...law,
    ]);
    await expectInOrder(product, [
      ...frame,
      product.text('h1'),
      product.text('.buy .price-now'),
      say('common.priceHint'),
      say('common.quantity'),
      say('product.addToCart'),
      say('product.reviews'),
      ...law,
    ]);
  });

  test('reads cart and checkout in the order of the decisions', async () => {
    const client = shop.client();
    await putInCart(client, goods.variationId, 2);
    const cart = await client.get(`${prefix}/cart`);
    await expectInOrder(cart, [
      say('cart.title'),
      cart.text('.cart-line h2'),
      say('cart.summary'),
      say('cart.total'),
      say('cart.checkout'),
      say('cart.conditionsLink'),
    ]);
    await becomeGuest(client, { email: `lesen-${lang}@example.com`, goods: [] });
    const checkout = await client.get(`${prefix}/checkout`);
    await expectInOrder(checkout, [
      say('checkout.title'),
      say('checkout.contact'),
      say('checkout.shippingAddress'),
      ADDRESS.city,
      say('checkout.billingAddress'),
      say('checkout.shippingMethod'),
      say('checkout.paymentMethod'),
      say('checkout.termsBefore'),
      cart.text('.cart-line h2'),
      say('cart.total'),
      say('checkout.placeOrder'),
      say('footer.withdraw'),
    ]);
    const refused = await client.submit(checkout.form('button[value=place]'));
    await expectInOrder(refused, [
      say('common.errorSummary'),
      say('checkout.error.terms.required'),
      say('checkout.title'),
    ]);
  });

  test('orders with the keyboard alone', async () => {
    const email = `w3m-${lang}@example.com`;
    const browser = new TextBrowser(
      join(home, lang),
      `${shop.server.origin}${prefix}/p/${goods.variationId}/x`,
    );
    try {
      await browser.ready();
      await browser.press(say('product.addToCart'));
      await browser.press(say('cart.checkout'));
      await browser.type(`${say('common.emailLabel')} \\*\\*`, email);
      await browser.press(say('checkout.guestContinue'));
      for (const field of ['firstName', 'lastName', 'streetName', 'zipCode', 'city'] as const) {
        await browser.type(`${say(`address.${field}`)} \\*\\*`, ADDRESS[field]);
      }
      await browser.type(say('address.apartment'), ADDRESS.apartment);
      await browser.press(say('checkout.saveShippingAddress'));
      await browser.tick(say('checkout.carrierPrivacy', { carrier: 'DHL' }).slice(0, 20));
      await browser.tick(say('checkout.termsBefore'));
      await browser.press(say('checkout.placeOrder'));
      const orders = `select lang, delivery_address->>'lastName' as name from orders where email = $1`;
      await expect
        .poll(() => shop.query<{ lang: string; name: string }>(orders, [email]))
        .toEqual([{ lang, name: ADDRESS.lastName }]);
    } finally {
      browser.close();
    }
  });
});

/** The texts appear in the text browser's output, in this order. */
async function expectInOrder(page: ShopPage, expected: string[]): Promise<void> {
  expect([200, 422]).toContain(page.status);
  const shown = fold(await dump(page.html));
  expect(shown).not.toMatch(/<\/?[a-z]+[ >]|&[a-z]+;/);
  let from = 0;
  for (const text of expected) {
    const at = shown.indexOf(fold(text), from);
    expect(
      at,
      `"${text}" after "${shown.slice(Math.max(0, from - 80), from)}"`,
    ).toBeGreaterThanOrEqual(0);
    from = at + fold(text).length;
  }
}
