import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContractFront } from '../support/contract-front';
import { buyThroughAFall, findOrderInAccount, visitorOf } from '../support/front-walks';
import { startShop, type TestShop } from '../support/shop';
import { freePort, type TestServer } from '../support/start-server';
import { words } from '../support/words';

/** A server that offers nothing but the contract, on a host of its own, and a front before it. */
let behind: TestShop;
let front: TestServer;

beforeAll(async () => {
  const port = await freePort();
  behind = await startShop({ TRUSTED_PROXIES: '127.0.0.1', PLENTYSYSTEMS_KEY: '' });
  front = await startContractFront({
    port,
    behind: behind.server,
    databaseOfShop: behind.databaseUrl,
  });
});
afterAll(async () => {
  await front?.stop();
  await behind?.stop();
});

test('goods are found by the menu, in their category, on their page and by a search', async () => {
  const visitor = visitorOf({ front, behind });
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
  // Pictures lie where the shop behind is; nobody there is told who looks at them.
  const policy = product.headers.get('content-security-policy');
  expect(policy).toMatch(new RegExp(`img-src [^;]*${behind.server.origin}`));
  expect(product.headers.get('referrer-policy')).toBe('same-origin');
  const terms = await visitor.get('/en/terms-and-conditions');
  expect([terms.status, terms.text('h1')]).toEqual([
    200,
    words('en', 'staticPages.termsAndConditions'),
  ]);
});

test('a guest buys while the shop behind is ended and started again, and loses nothing', async () => {
  const { visitor } = await buyThroughAFall({ front, behind }, 'gast@example.com');
  expect((await visitor.get('/en/cart')).text('main')).toContain(words('en', 'cart.empty'));
});

test('an account is made, left, found again, and has its order', () =>
  findOrderInAccount({ front, behind }, 'kundin@example.com'));

test('nobody signs in there to edit its pages, and is told so', async () => {
  const visitor = visitorOf({ front, behind });
  const page = await visitor.get('/en/operator/login');
  const proof = { email: 'ada@example.com', password: 'blaue Wand, weiße Decke' };
  const answer = await visitor.submit(page.form('main form[method=post]'), proof);
  expect(answer.status).toBe(422);
  expect(answer.text('main')).toContain(words('en', 'storefrontError.shop.notOffered'));
});
