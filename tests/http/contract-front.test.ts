import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContractFront } from '../support/contract-front';
import { buyThroughAFall, findOrderInAccount, visitorOf } from '../support/front-walks';
import { plainGoods, whileNotSold } from '../support/goods';
import { putInCart } from '../support/guest';
import { startShop, type TestShop } from '../support/shop';
import { freePort } from '../support/free-port';
import type { TestServer } from '../support/start-server';
import { words } from '../support/words';

/** A server with only the contract, on a separate host, and a front end before it. */
let upstream: TestShop;
let front: TestServer;

beforeAll(async () => {
  const port = await freePort();
  upstream = await startShop({ TRUSTED_PROXIES: '127.0.0.1', PLENTYSYSTEMS_KEY: '' });
  front = await startContractFront({
    port,
    upstream: upstream.server,
    databaseOfShop: upstream.databaseUrl,
  });
});
afterAll(async () => {
  await front?.stop();
  await upstream?.stop();
});

test('goods are found by the menu, in their category, on their page and by a search', async () => {
  const visitor = visitorOf({ front, upstream });
  const home = await visitor.get('/en');
  expect(home.status).toBe(200);
  expect(visitor.cookie('shop_session')).toBeUndefined();
  const all = await visitor.get('/en/categories');
  const place = all.document.querySelector('main a[href*="/colours/"]')!;
  const category = await visitor.get(place.getAttribute('href')!);
  expect([category.status, category.text('h1')]).toEqual([200, place.textContent.trim()]);
  const link = category.document.querySelector('main .card-name a')!;
  const product = await visitor.get(link.getAttribute('href')!);
  expect(product.status).toBe(200);
  const name = product.text('h1');
  expect(name).not.toBe('');
  const found = await visitor.get(`/en/search?term=${encodeURIComponent(name)}`);
  expect(found.text('main')).toContain(name);
  // Pictures are on the upstream shop's host, which gets no referrer.
  const policy = product.headers.get('content-security-policy');
  expect(policy).toMatch(new RegExp(`img-src [^;]*${upstream.server.origin}`));
  expect(product.headers.get('referrer-policy')).toBe('same-origin');
  const terms = await visitor.get('/en/terms-and-conditions');
  expect([terms.status, terms.text('h1')]).toEqual([
    200,
    words('en', 'staticPages.termsAndConditions'),
  ]);
});

test('a guest buys while the upstream shop is stopped and restarted, and loses nothing', async () => {
  const { visitor } = await buyThroughAFall({ front, upstream }, 'gast@example.com');
  expect((await visitor.get('/en/cart')).text('main')).toContain(words('en', 'cart.empty'));
});

test('goods and a coupon that leave the cart are reported with each read until the next change', async () => {
  await upstream.query(
    `insert into coupon (code, name_de, name_en, percent, minimum_order_value)
     values ('MINDEST', 'M', 'M', 1000, 1)`,
  );
  const visitor = visitorOf({ front, upstream });
  const [kept, gone] = (await plainGoods(upstream, { count: 2 })).map(
    ({ variationId }) => variationId,
  );
  for (const variationId of [kept!, gone!]) await putInCart(visitor, variationId);
  await visitor.post('/cart', { intent: 'coupon', couponCode: 'MINDEST' });
  const lines = (await visitor.get('/cart')).document.querySelectorAll('.cart-line h2');
  const told = [
    words('de', 'errorCodes.cartLinesLeft.byItself', { names: lines[1]!.textContent }),
    words('de', 'errorCodes.couponLeft.byItself', { code: 'MINDEST' }),
  ];
  await upstream.query(`update coupon set minimum_order_value = 100000000 where code = 'MINDEST'`);
  await whileNotSold(upstream, [gone!], async () => {
    const page = await visitor.get('/cart');
    expect(told.filter((each) => page.text('main').includes(each))).toEqual(told);
    const changed = await visitor.follow(await visitor.submit(page.form('.cart-line-form')));
    expect(told.filter((each) => changed.text('#notices').includes(each))).toEqual(told);
    expect(told.filter((each) => changed.text('main').includes(each))).toEqual([]);
  });
});

test('the newsletter ends by a button with that label, and by no link', async () => {
  const visitor = visitorOf({ front, upstream });
  const page = await visitor.get('/en/newsletter/settings');
  expect(page.text('main')).toContain(words('en', 'newsletter.askForEnd'));
  expect(page.document.querySelector('main a')).toBeNull();
  expect(page.text('main button')).toBe(words('en', 'newsletter.unsubscribeSubmit'));
  const asked = await visitor.submit(page.form('main form'), { email: 'leserin@example.com' });
  const told = words('en', 'notices.newsletterEndAsked');
  expect((await visitor.follow(asked)).text('#notices')).toContain(told);
});

test('an account is created, logged out of, logged in to, and has its order', () =>
  findOrderInAccount({ front, upstream }, 'kundin@example.com'));

test('no operator can log in there to edit its pages, and the page explains it', async () => {
  const visitor = visitorOf({ front, upstream });
  const page = await visitor.get('/en/operator/login');
  const proof = { email: 'ada@example.com', password: 'blaue Wand, weiße Decke' };
  const answer = await visitor.submit(page.form('main form[method=post]'), proof);
  expect(answer.status).toBe(422);
  expect(answer.text('main')).toContain(words('en', 'storefrontError.shop.notOffered'));
});
