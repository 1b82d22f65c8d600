import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ANNA, type Outcome } from '../fakes/mollie/accounts';
import { startFakeMollie, type FakeMollie } from '../fakes/mollie/fake-mollie';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { buyThroughAFall, findOrderInAccount, visitorOf } from '../support/front-walks';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder, putInCart } from '../support/guest';
import { startShop, type TestShop } from '../support/shop';
import type { ShopPage } from '../support/shop-client';
import { freePort } from '../support/free-port';
import { startServer, type TestServer } from '../support/start-server';
import { words } from '../support/words';

/** Two instances, one in front of the other; visitors only use the front end. */
const KEY = 'what only the front and the upstream shop know';
let upstream: TestShop;
let front: TestServer;
let fake: FakeMollie;

beforeAll(async () => {
  fake = await startFakeMollie();
  const port = await freePort();
  upstream = await startShop({
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    PLENTYSYSTEMS_KEY: KEY,
    MOLLIE_API_KEY: 'test_0123456789abcdefghij',
    MOLLIE_API_ORIGIN: fake.origin,
    MOLLIE_PROFILE_ID: 'pfl_x1234',
    MOLLIE_COMPONENTS: 'on',
  });
  front = await startServer({
    port,
    env: {
      PLENTYSYSTEMS_URL: upstream.server.origin,
      PLENTYSYSTEMS_KEY: KEY,
    },
  });
});
afterAll(async () => {
  await front?.stop();
  await upstream?.stop();
  await fake?.close();
});

const client = () => visitorOf({ front, upstream });
const goods = () => plainGoods(upstream, { count: 1 });

test('a guest buys while the upstream shop is stopped and restarted, and loses nothing', async () => {
  const email = 'gast@example.com';
  const { visitor, held, orderId } = await buyThroughAFall({ front, upstream }, email);
  // Pressing twice makes one order, here as there.
  expect(orderNumber(await visitor.submit(held))).toBe(orderId);
  const mail = await upstream.mailTo(email, new RegExp(String(orderId)));
  expect(mail.html).toContain(front.origin);
  expect(await upstream.query('select id from orders where id = $1', [orderId])).toHaveLength(1);
});

test('an account is created, logged out of, logged in to, and has its order', async () => {
  await findOrderInAccount({ front, upstream }, 'kundin@example.com');
  // Rate limits count the address of each visitor, not that of the front end.
  const [seen] = await upstream.query<{ count: number }>(
    `select count(*)::int as count from rate_limit`,
  );
  expect(seen!.count).toBeGreaterThan(0);
});

test('a page published through the front is shown on the next request', async () => {
  const account = { email: 'ada@example.com', name: 'Ada', password: 'blaue Wand, weiße Decke' };
  await createOperator({ pool: upstream.pool, now: () => new Date() }, account);
  const ada = client();
  const { email, password } = account;
  await ada.post('/operator/login', { intent: 'password', email, password });
  const block = {
    name: 'TextCard',
    type: 'content',
    meta: { uuid: 'a' },
    content: { text: { title: 'Vorher' } },
  };
  await upstream.query(`delete from block_document where identifier = 'index'`);
  await upstream.query(
    `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)`,
    [JSON.stringify([block])],
  );
  await expect
    .poll(async () => (await ada.get('/operator/edit')).text('main'), {
      timeout: 90_000,
      interval: 1_000,
    })
    .toContain('Vorher');
  const kept = await client().get('/');
  expect(kept.status).toBe(200);
  await ada.post('/operator/edit', {
    intent: 'change',
    block: 'a',
    'text.title': 'Durch die Front',
  });
  expect((await client().get('/')).text('main')).not.toContain('Durch die Front');
  const published = await ada.post('/operator/edit', { intent: 'publish' });
  expect(published.status).toBe(303);
  expect((await client().get('/')).text('main')).toContain('Durch die Front');
});

test('only a front with the key may call the shop like a front', async () => {
  const url = `${upstream.server.origin}/plentysystems/operator/getCategoryTree`;
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(url, { headers: { 'x-plentysystems-key': `${KEY}.` } })).status).toBe(403);
  // A front end has no front end itself.
  const own = await fetch(`${front.origin}/plentysystems/shop/getCart`, {
    headers: { 'x-plentysystems-key': KEY },
  });
  expect(own.status).toBe(404);
});

describe('paying at the provider', () => {
  beforeAll(() =>
    vi.waitFor(
      async () => expect(await upstream.query('select from provider_method')).toHaveLength(4),
      { timeout: 90_000, interval: 500 },
    ),
  );

  const policyOf = (page: ShopPage) => page.headers.get('content-security-policy');
  const stateOf = async (id: string) =>
    upstream.query(
      `select o.status as order, p.status as payment from orders o join payment p on p.order_id = o.id
        where o.id = $1`,
      [id],
    );

  /** The address to which the provider redirects the shopper; it is the front end's. */
  async function pay(checkoutUrl: string, outcome: Outcome): Promise<string> {
    const back = await fake.choose(checkoutUrl, outcome);
    expect(new URL(back).origin).toBe(front.origin);
    return back;
  }

  test('the redirects pass through the front, and so do the webhooks of the provider', async () => {
    const visitor = client();
    await becomeGuest(visitor, { email: 'karte@example.com', goods: await goods(), prefix: '/en' });
    const [method] = await upstream.query<{ id: number }>(
      `select id from payment_method where payment_key = 'MOLLIE_CREDITCARD'`,
    );
    const chosen = { intent: 'payment-method', paymentId: String(method!.id) };
    expect((await visitor.post('/en/checkout', chosen)).status).toBe(303);
    const checkout = await visitor.get('/en/checkout');
    for (const part of ['form-action', 'script-src', 'frame-src']) {
      expect(policyOf(checkout)).toMatch(new RegExp(`${part} [^;]*${fake.origin}`));
    }
    expect(checkout.html).toContain('pfl_x1234');
    const icon = checkout.document.querySelector('.method-icon')!.getAttribute('src')!;
    expect((await visitor.get(icon)).headers.get('content-type')).toBe('image/svg+xml');

    const placed = await placeOrder(visitor, await orderForm(visitor, '/en/checkout'));
    const checkoutUrl = placed.headers.get('location')!;
    expect(checkoutUrl).toBe(`${fake.origin}/checkout/${fake.latest().token}`);
    const id = String((fake.latest().metadata as { orderId: number }).orderId);
    const refused = await visitor.get(await pay(checkoutUrl, 'failed'));
    const page = await visitor.follow(refused);
    expect(page.text('#notices')).toContain(words('en', 'orderPayment.failed'));
    const again = await visitor.submit(page.form('.pay-form'));
    const thanks = await visitor.get(await pay(again.headers.get('location')!, 'pending'));
    expect((await visitor.follow(thanks)).text('main')).toContain(
      words('en', 'orderPayment.inProgress'),
    );
    await fake.bank.become(fake.latest(), 'paid');
    expect(fake.bank.called.at(-1)).toMatchObject({ status: 200 });
    expect(new URL(fake.latest().webhookUrl!).origin).toBe(front.origin);
    expect(await stateOf(id)).toContainEqual({ order: 'confirmed', payment: 'paid' });
  });

  test('directly from the cart, and reviewed before it is ordered', async () => {
    const visitor = client();
    await putInCart(visitor, (await goods())[0]!.variationId);
    const cart = await visitor.get('/cart');
    expect(policyOf(cart)).toContain(`form-action 'self' ${fake.origin}`);
    const away = await visitor.submit(cart.form('button[value=express]'));
    const led = await visitor.get(await pay(away.headers.get('location')!, 'paid'));
    const review = await visitor.follow(led);
    expect([review.status, review.html.includes(ANNA.email)]).toEqual([200, true]);
    const form = await orderForm(visitor, new URL(review.url).pathname);
    const number = orderNumber(await placeOrder(visitor, form));
    expect(await stateOf(String(number))).toEqual([{ order: 'confirmed', payment: 'paid' }]);
  });
});
