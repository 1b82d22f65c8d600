import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { expectCleanLedger } from '../support/ledger';
import { makeServedShop } from '../support/served-shop';
import type { ShopPage } from '../support/shop-client';
import type { TestShop } from '../support/start-shop';
import { words } from '../support/words';

/** The built shop inside remix-serve, as `npm run serve` starts it: script off, over plain HTTP. */

let shop: TestShop;

beforeAll(async () => {
  shop = await makeServedShop(inject('databaseServerUrl'));
});
afterAll(() => shop?.stop());

const PASSWORD = 'blaue Wand, weiße Decke';
const titles = (page: ShopPage) =>
  [...page.document.querySelectorAll('main .block-title')].map((title) => title.textContent);

test('a guest buys, and the mail is sent', async () => {
  const [goods] = await plainGoods(shop);
  const client = shop.client();
  const home = await client.get('/');
  expect(home.status).toBe(200);
  const found = await client.submit(home.form('form[role=search]'), { term: 'Wandfarbe' });
  expect(found.document.querySelectorAll('main .card').length).toBeGreaterThan(3);

  const email = 'remix-serve@example.com';
  await becomeGuest(client, { email, goods: [{ ...goods!, quantity: 2 }] });
  const placed = await placeOrder(client, await orderForm(client));
  const number = orderNumber(placed);
  expect(number).not.toBeNull();
  const confirmation = await client.follow(placed);
  expect(confirmation.text('[data-order-number]')).toBe(String(number));
  const mail = await shop.mailTo(email, new RegExp(String(number)));
  expect(mail.subject).toContain(String(number));
  // The mail has it, and then the page.
  const page = await client.get(confirmation.url);
  const document = page.document.querySelector('.documents a[href$=".pdf"]')!;
  const address = new URL(document.getAttribute('href')!, confirmation.url);
  const cookie = client.allCookies().map(({ name, value }) => `${name}=${value}`);
  const file = await fetch(address, { headers: { cookie: cookie.join('; ') } });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const key = new URL(confirmation.url).pathname.split('/').at(-1)!;
  expect(key.length).toBeGreaterThan(20);
  expect(shop.server.output()).toContain('/confirmation/');
  expect(shop.server.output()).not.toContain(key);
  await expectCleanLedger(shop);
});

test('an operator logs in, changes a block and publishes it', async () => {
  const account = { email: 'anna@example.com', name: 'Anna', password: PASSWORD };
  await createOperator({ pool: shop.pool, now: () => new Date() }, account);
  const card = { name: 'TextCard', type: 'content', meta: { uuid: 'a' } };
  await shop.query(`delete from block_document where identifier = 'index'`);
  await shop.query(
    `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)`,
    [JSON.stringify([{ ...card, content: { text: { title: 'Vorher' } } }])],
  );
  const anna = shop.client();
  const login = await anna.get('/operator/login');
  const fields = { email: account.email, password: PASSWORD };
  const entered = await anna.submit(login.form('input[name=password]'), fields);
  expect(entered.status).toBe(303);

  const change = { intent: 'change', block: 'a', 'text.title': 'Nachher' };
  expect((await anna.post('/operator/edit', change)).status).toBe(303);
  expect(titles(await shop.client().get('/'))).toEqual(['Vorher']);
  const edited = await anna.get('/?editor=');
  expect(titles(edited)).toEqual(['Nachher']);
  expect(edited.text('.toolbar')).toContain(words('de', 'editor.save'));
  expect((await anna.post('/operator/edit', { intent: 'publish' })).status).toBe(303);
  expect(titles(await shop.client().get('/'))).toEqual(['Nachher']);
});

describe('the protection of visitors works', () => {
  test('a form of another site is refused', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await shop.client(headers).post('/api/cart', { intent: 'add' });
    expect(answer.status).toBe(403);
    const page = await shop.client(headers).post('/contact', { message: 'x' });
    expect(page.status).toBe(403);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('a form that is too large is refused', async () => {
    const answer = await shop.client().post('/contact', { message: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
  });

  test.each(['/', '/robots.txt', '/does/not/exist', '/healthz', '/icons/none.svg', '/sw.js'])(
    '%s has the headers of every answer',
    async (path) => {
      const { headers } = await shop.client().get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      const isPage = headers.get('content-type')?.startsWith('text/html');
      const policy = headers.get('content-security-policy');
      expect(policy).toContain(isPage ? "default-src 'self'" : 'default-src');
    },
  );

  test('scripts and styles have them too, and may be cached for a year', async () => {
    const home = await shop.client().get('/');
    const [link] = /\/assets\/[\w./-]+\.(?:js|css)/.exec(home.html)!;
    const { status, headers } = await shop.client().get(link);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the policy of a page permits its inline script', async () => {
    const page = await shop.client().get('/checkout');
    const policy = (await shop.client().get('/')).headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self'/);
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('cache-control')).toContain('no-store');
  });

  test('the address of a visitor is that of the connection, whatever the request claims', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.9' };
    await shop.client(forged).post('/api/cart', { intent: 'add', productId: '1', quantity: '1' });
    const keys = await shop.query<{ key: string }>(
      `select key from rate_limit where key like '%203.0.113.9%'`,
    );
    expect(keys).toEqual([]);
    expect(await shop.query(`select from rate_limit where key like '%127.0.0.1%'`)).not.toEqual([]);
  });
});

test('a browser that prefers another language is redirected there', async () => {
  const answer = await shop.client({ 'accept-language': 'en' }).get('/');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/en');
});

test('clients of the wire contract are answered', async () => {
  const answer = await fetch(`${shop.server.origin}/plentysystems/getSession`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[]',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
});

test('a missing page is one of the shop', async () => {
  const page = await shop.client().get('/gibt/es/nicht');
  expect(page.status).toBe(404);
  expect(page.document.querySelector('header nav')).not.toBeNull();
});
