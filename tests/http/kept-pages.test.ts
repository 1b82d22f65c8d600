import { beforeAll, expect, test } from 'vitest';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, placeOrder, putInCart } from '../support/guest';
import { cataloguePaths, FIXED_PATHS } from '../support/page-paths';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useShop } from '../support/use-shop';

/**
 * A kept page that is filled for a visitor is, word for word, the page that would be rendered for
 * them alone: nothing of theirs stands outside its places. Who names themselves to HTTP gets the
 * latter.
 */
const shop = useShop();
let visitor: ShopClient;
let order: string;

beforeAll(async () => {
  const goods = await plainGoods(shop, { free: 20, count: 2 });
  visitor = shop.client();
  await becomeGuest(visitor, { email: 'kept@example.com', goods });
  const placed = await placeOrder(visitor, await orderForm(visitor));
  const confirmation = await visitor.follow(placed);
  order = confirmation.document.querySelector('a.withdraw-link')!.getAttribute('href')!;
  await putInCart(visitor, goods[0]!.variationId, 3);
  await visitor.get('/cart');
});

/** What differs from one rendering to the next for everybody. */
function plain({ html }: ShopPage): string {
  return html
    .replace(/<style id="first-styles">.*?<\/style>/gs, '')
    .replace(/(name="(?:formKey|formToken|submissionId)"[^>]*) value="[^"]*"/g, '$1')
    .replace(/<!-- -->/g, '');
}

async function expectSame(path: string) {
  const kept = await visitor.get(path);
  const own = await alone().get(path);
  expect(own.headers.get('cache-control'), path).toContain('no-store');
  expect(plain(kept), path).toBe(plain(own));
}

/** The same visitor, with a header for which no page is shared. */
function alone(): ShopClient {
  const client = shop.client({ Authorization: 'Basic YTpi' });
  client.setCookie('shop_session', visitor.cookie('shop_session')!);
  return client;
}

test.each(['', '/en'])('every page with prefix "%s"', async (prefix) => {
  const { category, product, productWithChoice, search, guides, guide } = await cataloguePaths(
    shop.server.origin,
    prefix,
  );
  const found = [category, product, productWithChoice, search, guides, guide];
  const fixed = FIXED_PATHS.map((path) => prefix + path);
  for (const path of [...fixed, ...found]) await expectSame(path || '/');
});

test('a page that fills in what is theirs', () => expectSame(order));
