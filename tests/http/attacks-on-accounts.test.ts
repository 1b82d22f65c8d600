import { beforeAll, beforeEach, expect, test } from 'vitest';
import { COUNTED_TRIES } from '../support/counted-tries';
import { CUSTOMER_PASSWORD, logIn, register } from '../support/customer';
import { ADDRESS, becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { plainGoods, type Goods } from '../support/goods';
import { rawRequest } from '../support/raw-request';
import { useShop } from '../support/use-shop';
import { words } from '../support/words';

/** Attacks of docs/attacks.md that no test of the page itself makes. */
const shop = useShop();
let goods: Goods;

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { count: 1 })) as [Goods];
});
beforeEach(() => shop.query('delete from rate_limit'));

let serial = 0;
const newMail = () => `angriff${(serial += 1)}@example.com`;

async function customer() {
  const client = shop.client();
  const email = newMail();
  await register(client, email);
  return { client, email };
}

test('the secret of a session is in no page and no address (attack 19)', async () => {
  const { client } = await customer();
  const secret = client.cookie('shop_session')!;
  expect(secret.length).toBeGreaterThan(20);
  for (const path of [
    '/',
    '/cart',
    '/contact',
    '/my-account',
    '/my-account/my-orders',
    '/my-account/personal-data',
    '/my-account/personal-data/download?format=json',
    '/my-account/shipping-details',
  ]) {
    const page = await client.get(path);
    expect(page.status, path).toBe(200);
    expect(`${page.url} ${page.html}`, path).not.toContain(secret);
  }
});

test(
  'tries are counted on whatever a request says of its sender, and after a restart (attacks 22, 23)',
  COUNTED_TRIES,
  async () => {
    const { email } = await customer();
    const tried = async (i: number) => {
      const answer = await shop.client().post(
        '/login',
        { email, password: `falsch ${i}` },
        {
          'x-real-ip': `203.0.113.${i}`,
          'x-forwarded-for': `203.0.113.${i}`,
          'x-client-ip': `203.0.113.${i}`,
          'true-client-ip': `203.0.113.${i}`,
          forwarded: `for=203.0.113.${i}`,
        },
      );
      return answer.status;
    };
    for (let i = 0; i < 5; i += 1) expect(await tried(i)).toBe(422);
    expect(await tried(5)).toBe(429);
    await shop.server.stop();
    await shop.restart();
    expect(await tried(6)).toBe(429);
    expect((await logIn(shop.client(), email)).status).toBe(429);
  },
);

test('an unknown order and a wrong postcode get the same answer (attack 27)', async () => {
  const buyer = shop.client();
  await becomeGuest(buyer, { email: newMail(), goods: [goods] });
  const id = orderNumber(await placeOrder(buyer, await orderForm(buyer)))!;
  const client = shop.client();
  const answers = new Set<string>();
  for (const orderId of [id, 900_000].map(String)) {
    const answer = await client.post('/order-lookup', { orderId, proof: '99999' });
    expect(answer.errorCodes()).toEqual(['order.softLoginFailed']);
    answers.add(`${answer.status} ${answer.text('main').replaceAll(orderId, '')}`);
  }
  expect(answers.size).toBe(1);
});

test('a customer cannot set their own class, rights, or number (attack 54)', async () => {
  const wishes = {
    id: '1',
    customerId: '1',
    classId: '2',
    customerClassId: '2',
    customerClass: '2',
    showNetPrices: 'true',
    role: 'operator',
    isOperator: 'true',
    isBlocked: 'false',
    is_blocked: 'false',
    emailVerified: 'true',
    '__proto__[isOperator]': '1',
    'constructor[prototype][isOperator]': '1',
  };
  const client = shop.client();
  const email = newMail();
  const page = await client.get('/register');
  const account = { email, password: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD };
  const fields = { ...wishes, ...account, privacy: 'on' };
  const made = await client.post('/register', { ...page.form('main form').fields, ...fields });
  expect(made.status).toBe(303);
  const kept = () =>
    shop.query('select id, class_id, is_blocked, email from customer where email = $1', [email]);
  const [before] = await kept();
  expect(before).toMatchObject({ class_id: 1, is_blocked: false });
  expect((before as { id: number }).id).toBeGreaterThan(1);

  const path = '/my-account/personal-data';
  const named = { intent: 'names', firstName: 'Änne', lastName: 'Groß' };
  await client.post(path, { ...named, ...wishes, email: 'other@example.com' });
  await client.post('/my-account/shipping-details', { ...ADDRESS, ...wishes, intent: 'save' });
  expect(await kept()).toEqual([before]);
  expect((await client.get('/operator')).status).toBe(303);
  expect(({} as { isOperator?: string }).isOperator).toBeUndefined();
});

test('an invented VAT number lowers no price (attack 53)', async () => {
  const prices: unknown[] = [];
  const austria = { country: '2', zipCode: '1010' };
  const made: [string, object][] = [
    ['', {}],
    ['DE000000000', {}],
    ['', austria],
    ['ATU99999999', austria],
  ];
  for (const [vatNumber, place] of made) {
    const client = shop.client();
    await becomeGuest(client, { email: newMail(), goods: [goods] });
    const address = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
    const given = { ...address, ...place, useAsBilling: 'on' };
    const business = { ...given, companyName: 'Malerei Groß', vatNumber };
    expect((await client.post('/checkout?edit=shipping-address', business)).status).toBe(303);
    const [total] = (await orderForm(client)).fields.shownTotal!.split(' ');
    const page = await client.get('/checkout');
    prices.push([total, page.text('.totals')]);
  }
  expect(prices[1]).toEqual(prices[0]);
  expect(prices[3]).toEqual(prices[2]);
});

test('the link of a reset leads to the shop, whatever host a request names (attacks 59, 60)', async () => {
  const { email } = await customer();
  const body = `email=${encodeURIComponent(email)}`;
  const { host } = new URL(shop.server.origin);
  const send = (headers: Record<string, string>, path = '/reset-password') =>
    rawRequest(shop.server.origin, {
      method: 'POST',
      path,
      headers: {
        host,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        ...headers,
      },
      body,
    });
  const mails = () =>
    shop
      .query(`select 1 from outbox where kind = 'mail:password_reset'`)
      .then((rows) => rows.length);
  for (const foreign of [
    'evil.example',
    '127.0.0.1.evil.example',
    `evil.example:${host.split(':')[1]}`,
  ]) {
    expect((await send({ host: foreign })).status, foreign).toBe(421);
  }
  for (const broken of [
    `${host}.evil.example`,
    `${host}/evil`,
    `user@${host}`,
    `${host}, evil.example`,
  ]) {
    expect((await send({ host: broken })).status, broken).toBe(400);
  }
  expect((await send({}, 'http://evil.example/reset-password')).status).toBe(400);
  expect(await mails()).toBe(0);

  const sent = await send({
    'x-forwarded-host': 'evil.example',
    'x-forwarded-server': 'evil.example',
    'x-host': 'evil.example',
    'x-original-url': 'http://evil.example/',
    forwarded: 'host=evil.example;proto=https',
  });
  expect([sent.status, sent.headers.location]).toEqual([303, '/reset-password-success']);
  const mail = await shop.mailTo(email, new RegExp(words('de', 'mail.passwordReset.title')));
  for (const part of [mail.text ?? '', mail.html ?? '']) {
    const links = part.match(/https?:\/\/[^\s"<]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(new URL(link).origin).toBe(shop.server.origin);
    expect(part).not.toContain('evil');
  }
});

test('a registration redirects back, and never to another host (attack 61)', async () => {
  for (const target of [
    '//evil.example',
    'https:evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'https://localhost:3000@evil.example',
  ]) {
    await shop.query('delete from rate_limit');
    const client = shop.client();
    const page = await client.get(`/register?redirect=${encodeURIComponent(target)}`);
    const account = { password: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD, privacy: 'on' };
    const form = page.form('main form');
    const fields = { ...account, email: newMail(), redirect: target };
    const answer = await client.submit(form, fields);
    expect([answer.status, target]).toEqual([303, target]);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, answer.url).origin).toBe(shop.server.origin);
  }
});
