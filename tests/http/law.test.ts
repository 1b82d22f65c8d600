import { beforeAll, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest, orderForm } from '../support/guest';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
let goods: Goods[];
beforeAll(async () => {
  goods = await plainGoods(shop);
});

test.each([
  ['', 'Versandkosten', '77,77 €'],
  ['/en', 'Delivery costs', '€77.77'],
])('%s/shipping follows the tables immediately (PAngV § 6)', async (prefix, heading, price) => {
  const client = shop.client();
  const before = await client.get(`${prefix}/shipping`);
  expect(before.text('main')).toContain(heading);
  expect(before.text('main')).not.toContain(price);
  const [{ id, old }] = (await shop.query<{ id: number; old: number }>(
    'select id, price as old from shipping_price where country_id = 1 order by id limit 1',
  )) as [{ id: number; old: number }];
  const set = (cents: number) =>
    shop.query('update shipping_price set price = $1 where id = $2', [cents, id]);
  await set(7777);
  await expect
    .poll(async () => (await client.get(`${prefix}/shipping`)).text('main'), { timeout: 60_000 })
    .toContain(price);
  await set(old);
  // The next one begins when the former price is back in the process's cache.
  await expect
    .poll(async () => (await client.get(`${prefix}/shipping`)).text('main'), { timeout: 60_000 })
    .not.toContain(price);
});

test('the privacy policy lists every storage period that the jobs use', async () => {
  const text = (await shop.client().get('/privacy-policy')).text('main');
  // No key of a challenge service is configured, so none is mentioned.
  expect(text).not.toContain('Cloudflare');
  expect(text).toContain('Newsletter-Anmeldungen, die nicht bestätigt wurden');
  expect(text).toMatch(/30 Tage\s+nach der Anmeldung/);
});

test('the order page fills in the withdrawal, and then reports its arrival (L-12, L-17)', async () => {
  const client = shop.client();
  await becomeGuest(client, { email: 'widerruf@example.com', goods: goods.slice(0, 1) });
  const { path, fields } = await orderForm(client);
  const confirmation = await client.follow(await client.post(path, fields));
  const link = confirmation.document.querySelector('main a.withdraw-link')!.getAttribute('href')!;
  const page = await client.get(link);
  expect(page.headers.get('cache-control')).toContain('no-store');
  const number = confirmation.document.querySelector('[data-order-number]')!.textContent;
  expect(page.form('main form').fields).toMatchObject({
    name: 'Änne Groß-Łukasz',
    orderId: number,
    email: 'widerruf@example.com',
  });
  // A visitor with only the address sees an empty form, and no cached copy of the filled one.
  expect((await shop.client().get(link)).form('main form').fields.name ?? '').toBe('');
  expect((await shop.client().get('/withdrawal')).form('main form').fields.name ?? '').toBe('');

  const check = await client.submit(page.form('main form'));
  await client.submit(check.form('button[value=confirm]'));
  const again = await client.get(new URL(confirmation.url ?? '', 'http://x').pathname);
  expect(again.text('main')).toContain('Ihr Widerruf zu dieser Bestellung ist am');
});

test('an English browser is redirected to /en with no cookie but the language (L-52)', async () => {
  const answer = await fetch(`${shop.server.origin}/`, {
    headers: { 'Accept-Language': 'en' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/en');
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^vsf-locale=en;/)]);
});

test('a cookie consent leaves an anonymous proof', async () => {
  const client = shop.client();
  const answer = await client.post('/api/consent', { choice: 'none', path: '/' });
  const cookies = answer.headers.getSetCookie().join('\n');
  const id = /consent-id=([0-9a-f-]{36})/.exec(cookies)![1];
  const [proof] = await shop.query<object>('select * from consent_record where id = $1', [id]);
  expect(proof).toMatchObject({ lang: 'de', groups: { externalMedia: { YouTube: false } } });
  expect(Object.keys(proof!).toSorted()).toEqual(['given_at', 'groups', 'id', 'lang', 'version']);
});

test('a mail program ends the newsletter by one post without following a page (RFC 8058)', async () => {
  const client = shop.client();
  const form = (await client.get('/newsletter')).form('main form');
  await client.submit(form, { email: 'einklick@example.com', privacy: 'true' });
  const mail = await shop.mailTo('einklick@example.com', /bestätigen Sie Ihre Anmeldung/);
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /<(https?:[^>]+)>/.exec(header('list-unsubscribe'))![1]!;
  const answer = await fetch(shop.server.origin + new URL(link).pathname, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(204);
  expect(
    await shop.query(
      `select 1 from newsletter_subscriber where email = 'einklick@example.com' and ended_at is not null`,
    ),
  ).toHaveLength(1);
});

test.each([
  ['/withdrawal', { name: 'A\0B', orderId: '1', email: 'a@example.com' }, 'name.characters'],
  [
    '/newsletter',
    { firstName: 'A\0B', email: 'a@example.com', privacy: 'true' },
    'name.characters',
  ],
])('control characters in %s are reported, not a failure', async (path, fields, code) => {
  const answer = await shop.client().post(path, fields);
  expect(answer.status).toBe(422);
  expect(answer.errorCodes()).toContain(code);
});
