import { beforeAll, describe, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { logIn, register } from '../support/customer';
import { newCustomer } from '../support/customer-order';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { cataloguePaths, FIXED_PATHS } from '../support/page-paths';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';

/** With `/de` an address leads to the same page, whose links retain it. */
const shop = useSharedShop();
let goods: Goods;
let customer: ShopClient;
let operator: ShopClient;

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { free: 40, count: 1 })) as [Goods];
  customer = await newCustomer(shop, 'vorsilbe@example.com');
  await customer.get('/my-account'); // shows its notice once
  const account = { email: 'vorsilbe.team@example.com', password: 'blaue Wand, weiße Decke' };
  const now = () => new Date();
  await createOperator({ pool: shop.pool, now }, { ...account, name: 'Vera Silbe' });
  operator = shop.client();
  await operator.post('/operator/login', { intent: 'password', ...account });
});

/** An address without the prefix, also in the address it returns to. */
const bare = (url: string) =>
  url
    .replace(/^\/de(?=[?#]|$)/, '/')
    .replace(/^\/de(?=\/)/, '')
    .replace(/=(?:\/|%2F)de(?=\/|%2F)/, '=');

/** The visible content of the page, and its links, without the prefix. */
function outline(page: ShopPage) {
  page.document.querySelectorAll('script, style').forEach((element) => element.remove());
  const links = [...page.document.querySelectorAll('[href], [action], [formaction]')].flatMap(
    (element) => ['href', 'action', 'formaction'].map((name) => element.getAttribute(name)),
  );
  const inside = links.filter((link) => link?.startsWith('/') && !/^\/en(?=[/?#]|$)/.test(link));
  return {
    status: page.status,
    leadsTo: bare(page.headers.get('location') ?? ''),
    lang: page.document.documentElement.lang,
    text: page.text().replaceAll('/de/', '/'),
    errors: page.errorCodes(),
    links: inside.map((link) => bare(link!)),
  };
}

/**
 * Links of header and footer that leave `/de`, except to another language; authors' links have no
 * prefix.
 */
function strays(page: ShopPage): string[] {
  return [...page.document.querySelectorAll('header a[href^="/"], footer a[href^="/"]')]
    .map((link) => link.getAttribute('href')!)
    .filter((href) => !/^\/(?:de|en)(?=[/?#]|$)/.test(href));
}

async function expectSame(client: ShopClient, path: string): Promise<void> {
  const plain = await client.get(path);
  const prefixed = await client.get(path === '/' ? '/de' : `/de${path}`);
  expect.soft(outline(prefixed), path).toEqual(outline(plain));
  expect.soft(strays(prefixed), path).toEqual([]);
}

describe('/de serves the same as no prefix', () => {
  test('every page that needs nothing, and a missing one', async () => {
    const client = shop.client();
    for (const path of [...FIXED_PATHS, '/gibt-es-nicht']) await expectSame(client, path);
  });

  test('every kind of page of the catalogue', async () => {
    const client = shop.client();
    const { origin } = shop.server;
    for (const path of Object.values(await cataloguePaths(origin, ''))) {
      await expectSame(client, path);
    }
  });

  test('cart, checkout and account', async () => {
    const client = shop.client();
    await becomeGuest(client, { email: 'vorsilbe.gast@example.com', goods: [goods] });
    await client.get('/cart'); // shows the added goods once
    for (const path of ['/cart', '/checkout', '/readonly-checkout', '/my-account']) {
      await expectSame(client, path);
    }
    const own = ['personal-data', 'my-orders', 'shipping-details', 'wishlist', 'delete-account'];
    for (const page of ['', ...own.map((name) => `/${name}`)]) {
      await expectSame(customer, `/my-account${page}`);
    }
  });

  test('the pages of the team, its bar and the editor with its drawers', async () => {
    const drawers = ['', '?pages=', '?outline=', '?design=', '?add=%2F', '?history='];
    for (const path of ['/operator', '/', ...drawers.map((query) => `/operator/edit${query}`)]) {
      await expectSame(operator, path);
    }
  });

  test.each([
    ['/contact', { subject: 'x' }],
    ['/newsletter', { email: 'x' }],
    ['/withdrawal', { email: 'x' }],
    ['/register', { email: 'x' }],
    ['/login', { email: 'x', password: 'y' }],
    ['/guest/login', { email: 'x' }],
    ['/order-lookup', { orderId: 'x' }],
    ['/reset-password', { email: 'x' }],
  ])('requests refused by %s are refused in the same way', async (path, fields) => {
    const client = shop.client();
    const [plain, prefixed] = [
      await client.post(path, fields),
      await client.post(`/de${path}`, fields),
    ];
    expect(plain.status).toBe(422);
    expect(outline(prefixed)).toEqual(outline(plain));
  });

  test('a customer who signs up, in or out stays there', async () => {
    const client = shop.client();
    const email = 'vorsilbe.neu@example.com';
    const leadsTo = ({ headers }: ShopPage) => headers.get('location');
    expect(leadsTo(await register(client, email, { prefix: '/de' }))).toBe('/de/my-account');
    const again = shop.client();
    expect(leadsTo(await logIn(again, email, { path: '/de/login' }))).toBe('/de/my-account');
    const team = shop.client();
    const entered = await team.post('/de/operator/login', {
      intent: 'password',
      email: 'vorsilbe.team@example.com',
      password: 'blaue Wand, weiße Decke',
    });
    expect(leadsTo(entered)).toBe('/de/operator');
  });

  test('a whole order, whose steps retain the prefix', async () => {
    const client = shop.client();
    const email = 'vorsilbe.kauf@example.com';
    await becomeGuest(client, { email, goods: [goods], prefix: '/de' });
    const placed = await placeOrder(client, await orderForm(client, '/de/checkout'));
    expect(orderNumber(placed)).not.toBeNull();
    expect(placed.headers.get('location')).toMatch(/^\/de\/confirmation\//);
    expect((await client.follow(placed)).status).toBe(200);
  });
});
