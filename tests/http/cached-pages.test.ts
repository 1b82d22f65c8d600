import { beforeAll, describe, expect, test } from 'vitest';
import { register } from '../support/customer';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, placeOrder, putInCart } from '../support/guest';
import { cataloguePaths, FIXED_PATHS } from '../support/page-paths';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useShop } from '../support/use-shop';
import { triedIn } from '../support/words';

/**
 * A cached page that is filled for a visitor equals, word for word, the page rendered for them
 * alone: all personal content is in slots. A visitor with HTTP credentials gets the latter.
 */
const shop = useShop();
const visitors = new Map<string, ShopClient>();
let order: string;

beforeAll(async () => {
  const goods = await plainGoods(shop, { free: 20, count: 2 });
  const guest = shop.client();
  await becomeGuest(guest, { email: 'kept@example.com', goods });
  const placed = await placeOrder(guest, await orderForm(guest));
  const confirmation = await guest.follow(placed);
  order = confirmation.document.querySelector('a.withdraw-link')!.getAttribute('href')!;
  const customer = shop.client();
  await register(customer, 'kept.customer@example.com');
  const business = shop.client();
  await register(business, 'kept.business@example.com');
  await shop.query(`update customer set class_id = 2 where email = 'kept.business@example.com'`);
  for (const visitor of [guest, customer, business]) {
    await putInCart(visitor, goods[0]!.variationId, 3);
    await visitor.post('/wishlist', { add: String(goods[1]!.variationId) });
    await visitor.get('/cart');
  }
  visitors
    .set('nobody', shop.client())
    .set('guest', guest)
    .set('customer', customer)
    .set('business', business);
});

/** The parts that differ from one rendering to the next for everybody. */
function plain({ html }: ShopPage): string {
  return html
    .replace(/<style id="first-styles">.*?<\/style>/gs, '')
    .replace(/(name="(?:formKey|formToken|submissionId)"[^>]*) value="[^"]*"/g, '$1')
    .replace(/(\\"(?:formKey|formToken|token|submissionId)\\",)\\"[^"]*\\"/g, '$1')
    .replace(/<!-- -->/g, '');
}

async function expectSame(who: string, path: string) {
  const visitor = visitors.get(who)!;
  const kept = await visitor.get(path);
  const own = await alone(visitor).get(path);
  expect(own.headers.get('cache-control'), path).toContain('no-store');
  expect(plain(kept), `${who}: ${path}`).toBe(plain(own));
}

/** The same visitor, with a header that prevents shared pages. */
function alone(visitor: ShopClient): ShopClient {
  const client = shop.client({ Authorization: 'Basic YTpi' });
  const session = visitor.cookie('shop_session');
  if (session) client.setCookie('shop_session', session);
  return client;
}

test.each(triedIn('de'))('every page with prefix "$prefix"', async ({ prefix }) => {
  const { category, product, productWithChoice, search, guides, guide } = await cataloguePaths(
    shop.server.origin,
    prefix,
  );
  const found = [category, product, productWithChoice, search, guides, guide];
  const fixed = FIXED_PATHS.map((path) => prefix + path);
  // One after the other: the page rendered for one of them would be sent to the next.
  for (const path of [...fixed, ...found]) {
    for (const who of ['customer', 'business', 'nobody', 'guest'])
      await expectSame(who, path || '/');
  }
});

describe('a category for customers only', () => {
  let path: string;
  beforeAll(async () => {
    [{ path }] = (await shop.query<{ path: string }>(
      `update category set "right" = 'customer' from category_detail d
       where d.category_id = id and d.lang = 'de' and type = 'item' and parent_id is null
         and exists (select from category c where c.parent_id = category.id)
       returning d.path`,
    )) as [{ path: string }];
  });

  test.each(['nobody', 'guest'])('redirects %s to the log-in and back', async (who) => {
    const visitor = visitors.get(who)!;
    await expect.poll(async () => (await visitor.get(path)).status).toBe(302);
    for (const prefix of ['', '/en']) {
      const answer = await visitor.get(prefix + path);
      expect(answer.headers.get('location')).toBe(`${prefix}/login?redirect=${prefix}${path}`);
    }
  });

  test('is shown to customers, and not cached', async () => {
    const page = await visitors.get('customer')!.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.text('h1')).not.toBe('');
    expect((await shop.client().get(path)).status).toBe(302);
    expect((await shop.client().get('/categories')).html).not.toContain(`href="${path}"`);
  });
});

test('a page that fills in personal data', () => expectSame('guest', order));
