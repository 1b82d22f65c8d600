import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { tlsProxy, type TlsProxy } from '../fakes/tls-proxy';
import { logIn, register } from '../support/customer';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { ShopClient } from '../support/shop-client';
import { useShop } from '../support/use-shop';

const HOST = 'tonwert.example';
const PASSWORD = 'blaue Wand, weiße Decke';

/** The cookies of a whole walk, and whether scripts may read them. */
const COOKIES = {
  '__Host-shop_session': 'HttpOnly',
  '__Host-shop_device': 'HttpOnly',
  '__Host-shop_operator': 'HttpOnly',
  '__Host-shop_operator_device': 'HttpOnly',
  notice: 'HttpOnly',
  'consent-id': 'HttpOnly',
  'consent-cookie': '',
  'vsf-locale': '',
  pwa: '',
};

const shop = useShop({ PUBLIC_ORIGIN: `https://${HOST}`, TRUSTED_PROXIES: '127.0.0.1' });
let proxy: TlsProxy;
beforeAll(async () => {
  proxy = await tlsProxy(shop.server.origin, HOST);
});
afterAll(() => proxy?.stop());

const visitor = () => new ShopClient(proxy.origin);

test('job, pages and cookie use the same number of days for a session, also another one', async () => {
  const [goods] = await plainGoods(shop);
  const client = visitor();
  const used = await client.post('/api/cart', {
    intent: 'add',
    productId: String(goods!.variationId),
  });
  const lifeOf = ({ headers }: { headers: Headers }) =>
    /__Host-shop_session=.*Max-Age=(\d+)/.exec(headers.getSetCookie().join())?.[1];
  const days = (count: number) => String(count * 24 * 60 * 60);
  expect(lifeOf(used)).toBe(days(30));
  expect(lifeOf(await client.get('/'))).toBeUndefined();
  const said = async () => [
    (await client.get('/privacy-policy')).text('main'),
    (await client.get('/cookie-settings')).text('main'),
  ];
  const [before, list] = await said();
  expect(before).toContain('30 Tage nach der letzten Nutzung, spätestens 90 Tage nach Beginn');
  expect(list).toMatch(/shop_session[^]*?Dauer: 30 Tage/);

  await shop.pool.query(
    `insert into setting (key, value, updated_at) values ('retention', '{"sessions": {"days": 12}}', now());
     update visitor_session set seen_at = seen_at - interval '2 hours'`,
  );
  await expect.poll(async () => (await said())[0]).toContain('12 Tage nach der letzten Nutzung');
  expect((await said())[1]).toMatch(/shop_session[^]*?Dauer: 12 Tage/);
  await shop.pool.query(`update visitor_session set seen_at = seen_at - interval '2 hours'`);
  expect(lifeOf(await client.get('/'))).toBe(days(12));
  const { rows } = await shop.pool.query<{ days: number }>(
    `select extract(day from expires_at - seen_at)::int as days from visitor_session`,
  );
  expect(rows).toEqual([{ days: 12 }]);
  expect((await client.get('/cart')).document.querySelectorAll('.cart-line')).toHaveLength(1);
});

test('a guest orders, a customer logs in and out, the team edits: behind TLS all of it works', async () => {
  const [goods] = await plainGoods(shop);
  const guest = visitor();
  expect((await guest.post('/api/locale', { locale: 'en', path: '/' })).status).toBe(303);
  expect((await guest.post('/api/consent', { choice: 'all', path: '/' })).status).toBe(303);
  await becomeGuest(guest, { email: 'gast@example.de', goods: [goods!] });
  expect(orderNumber(await placeOrder(guest, await orderForm(guest)))).not.toBeNull();

  const customer = visitor();
  await register(customer, 'kundin@example.de');
  expect((await customer.get('/my-account')).status).toBe(200);
  expect((await customer.post('/api/logout', {})).status).toBe(303);
  expect((await customer.get('/my-account')).status).toBe(302);
  expect((await logIn(customer, 'kundin@example.de')).status).toBe(303);
  expect((await customer.get('/my-account')).status).toBe(200);

  const email = 'team@example.com';
  await createOperator(
    { pool: shop.pool, now: () => new Date() },
    { email, name: 'Team', password: PASSWORD },
  );
  const operator = visitor();
  const fields = { intent: 'password', email, password: PASSWORD };
  expect((await operator.post('/operator/login', fields)).status).toBe(303);
  expect((await operator.get('/operator/edit')).status).toBe(200);
  expect((await operator.post('/api/editor-exit', { redirectTo: '/' })).status).toBe(303);
  expect((await operator.post('/operator', { intent: 'log-out' })).status).toBe(303);
});

test('every cookie of that walk is sent only over https, to this site and this host (attack 18)', () => {
  const seen = new Map<string, Set<string>>();
  for (const line of proxy.cookies) {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    expect(attributes, line).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax', 'Secure']));
    expect(line).not.toMatch(/domain=/i);
    const readable = attributes.find((attribute) => attribute === 'HttpOnly') ?? '';
    seen.set(name, (seen.get(name) ?? new Set()).add(readable));
  }
  const found = Object.fromEntries([...seen].map(([name, kinds]) => [name, [...kinds].join()]));
  expect(found).toEqual(COOKIES);
});
