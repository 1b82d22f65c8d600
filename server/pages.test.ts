import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceGroup } from '../app/lib/price-group';
import type { RequestHead } from '../app/services/backend';
import { readConfig } from './config';
import { createLog } from './log';
import { createPageCache } from './page-cache';
import { createPages } from './pages';

const PLACE = /<b>.*?<\/b>/g;

/** A site whose pages show all cookies they receive; each visitor has a number. */
function site() {
  let renders = 0;
  let opened = 0;
  const cache = createPageCache(1e7);
  const pages = createPages({
    config: readConfig({}),
    cache,
    log: createLog('silent'),
    security: { https: false, development: false },
    routes: () => [{ path: '/' }, { path: '/cart', audience: 'visitor' }],
    engine: {
      contextFor: async (request, _, priceGroup) => {
        opened += 1;
        return {
          priceGroup: priceGroup ?? groupIn(request.headers.get('cookie')),
          shop: {
            getOrderPropertyFile: async () => null,
            getPaymentIcon: async () => null,
            getOrderDocument: () => Promise.reject(new Error('not asked')),
          },
          operator: { session: async () => null },
          files: [],
          page: { cacheable: true, tags: new Set(['settings']) },
          commit: (headers: Headers) => {
            if (numberIn(request.headers.get('cookie')) === DUE)
              headers.append('Set-Cookie', 'kept=on');
          },
        };
      },
      handlePaymentWebhook: async () => 'done',
      payingPages: async () => ({ formTargets: [] }),
      getVisitorSummary: async (cookie) => ({
        cartCount: Number(numberIn(cookie)),
        wished: wishedIn(cookie),
        priceGroup: groupIn(cookie),
        isDue: numberIn(cookie) === DUE,
      }),
      applyChanges: async () => undefined,
      startJobs: () => undefined,
      stop: async () => undefined,
    },
    async render(request, { priceGroup }, slotMark) {
      renders += 1;
      const at = (name: string) =>
        slotMark?.(name) ??
        placeOf(name, numberOf(request), wishedIn(request.headers.get('cookie')));
      return new Response(
        `<p>${request.headers.get('cookie')} ${priceGroup}</p>${at('cart-count')}<p>and</p>${at('wish-7')}<p>end</p>`,
        { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
      );
    },
    slots: {
      quiet: (_, { cartCount, wished }, names) => ({
        at: (name) => placeOf(name, String(cartCount), wished),
        key: wished.some((id) => names.includes(`wish-${id}`)) ? null : String(cartCount),
        isOnce: false,
        cookies: [],
      }),
      noted: async (request) => ({
        at: (name) => placeOf(name, numberOf(request), []),
        key: null,
        isOnce: true,
        cookies: ['notice=; Max-Age=0'],
      }),
    },
  });

  async function ask(cookie: string | undefined, headers: Record<string, string> = {}, url = '/') {
    const req = {
      method: 'GET',
      url,
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    } as unknown as IncomingMessage;
    const res = { once: () => undefined } as unknown as ServerResponse;
    const answer =
      pages.cached(req) ??
      (await pages.render({ req, res, clientAddress: '127.0.0.1', fromProxy: false }));
    return { ...answer, text: String(answer.body ?? '') };
  }
  return { ask, renders: () => renders, opened: () => opened, size: () => cache.size() };
}

/** The number of pieces in the visitor's cart, taken from the session cookie. */
function numberOf(request: RequestHead): string {
  return numberIn(request.headers.get('cookie'));
}

/** The session of a visitor who returns after a while and is due for renewal. */
const DUE = '5';

/** Sessions of customers whose class sees net prices. */
const NET = /^[12]$/;

function groupIn(cookie: string | null | undefined): PriceGroup {
  return NET.test(numberIn(cookie)) ? 'net' : 'gross';
}

function numberIn(cookie: string | null | undefined): string {
  return /shop_session=(\d+)/.exec(cookie ?? '')?.[1] ?? '0';
}

/** A visitor with more than five pieces in the cart also has a wish list. */
function wishedIn(cookie: string | null | undefined): number[] {
  return Number(numberIn(cookie)) > 5 ? [7] : [];
}

function placeOf(name: string, cartCount: string, wished: readonly number[]): string {
  return `<b>${name === 'cart-count' ? cartCount : wished.length}</b>`;
}

/** Cookies that any client can send; none is the session of a customer with net prices. */
const cookie = fc.oneof(
  fc.constantFrom('shop_session=3', 'shop_session=', '__Host-shop_session=4', 'notice=x', 'a', ';'),
  fc.constantFrom('__proto__=1', 'constructor=x', 'shop_session==7; shop_session=8', 'x=<b>1</b>'),
  fc.constantFrom('prices=net', 'price-group=net', 'priceGroup=net', 'showNetPrices=true'),
  fc.stringMatching(/^[!-~]{0,40}=[ -~]{0,80}$/),
);

test('with any cookies all visitors get the same page except for the slots', async () => {
  const { ask, renders } = site();
  const shared = (await ask(undefined)).text.replace(PLACE, '');
  await fc.assert(
    fc.asyncProperty(fc.array(cookie, { maxLength: 6 }), async (cookies) => {
      const header = cookies.filter((each) => !/consent-cookie|pwa/.test(each)).join('; ');
      expect((await ask(header)).text.replace(PLACE, '')).toBe(shared);
      expect((await ask(undefined)).text.replace(PLACE, '')).toBe(shared);
    }),
  );
  expect(renders()).toBe(1);
});

const COOKIES = ['', 'a=1', 'shop_session=3', 'shop_session=7; notice=x', 'notice=x'].concat([
  'shop_session=1',
  'shop_session=2; notice=x',
  'notice=; shop_session=1',
]);

test('net pages are only for sessions with net prices, in any order of visitors', async () => {
  const { ask, renders } = site();
  const visits = fc.array(fc.constantFrom(undefined, ...COOKIES), { minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(visits, fc.constantFrom('/', '/?prices=net', '/cart'), async (all, url) => {
      for (const cookie of all) {
        const { text } = await ask(cookie, {}, url);
        expect(text).toContain(groupIn(cookie) === 'net' ? ' net</p>' : ' gross</p>');
      }
    }),
  );
  const tags = [await ask(undefined), await ask('shop_session=1')].map(({ headers }) =>
    String(headers.ETag),
  );
  expect((await ask('shop_session=1', { 'if-none-match': tags[0]! })).status).toBe(200);
  expect((await ask('a=1', { 'if-none-match': tags[1]! })).status).toBe(200);
  expect((await ask('shop_session=1', { 'if-none-match': tags[1]! })).status).toBe(304);
  const before = renders();
  await Promise.all([ask(undefined), ask('shop_session=3'), ask('shop_session=2')]);
  expect(renders()).toBe(before);
});

test('a visitor sees their own number, and 304 until it or the page changes', async () => {
  const { ask, size, opened } = site();
  const first = await ask('shop_session=3');
  expect(first.text).toContain('<b>3</b>');
  expect(first.headers['Cache-Control']).toBe('private, no-cache');
  const tag = String(first.headers.ETag);
  expect((await ask('shop_session=3', { 'if-none-match': tag })).status).toBe(304);
  expect((await ask('shop_session=4', { 'if-none-match': tag })).text).toContain('<b>4</b>');
  expect((await ask(undefined, { 'if-none-match': tag })).text).toContain('<b>0</b>');
  expect(size().pages).toBe(3);
  // Only the render opened a shop: the count of a cart needs none.
  expect(opened()).toBe(1);
});

test('a page with a notice is not cached and removes its cookie', async () => {
  const { ask, size } = site();
  const nobody = await ask(undefined);
  const noted = await ask('notice=x', { 'if-none-match': String(nobody.headers.ETag) });
  expect(noted).toMatchObject({
    status: 200,
    headers: { 'Cache-Control': 'no-store', 'Set-Cookie': ['notice=; Max-Age=0'] },
  });
  expect(noted.headers.ETag).toBeUndefined();
  expect(size().pages).toBe(1);
});

test("a page with a visitor's wish list has no shared ETag, and may be cached by their browser", async () => {
  const { ask, size, renders } = site();
  const nobody = await ask(undefined);
  const own = await ask('shop_session=9', { 'if-none-match': String(nobody.headers.ETag) });
  expect(own).toMatchObject({ status: 200, headers: { 'Cache-Control': 'private, no-cache' } });
  expect(own.headers.ETag).toBeUndefined();
  expect(own.text).toContain('<b>9</b><p>and</p><b>1</b>');
  expect([size().pages, renders()]).toEqual([1, 1]);
});

test('a visitor due for renewal gets a rendered page with their cookie; others the cached one', async () => {
  const { ask, size } = site();
  await ask(undefined);
  const due = await ask(`shop_session=${DUE}`);
  expect(due.text).toContain('<b>5</b>');
  expect(due.headers).toMatchObject({ 'Set-Cookie': ['kept=on'], 'Cache-Control': 'no-store' });
  expect((await ask('shop_session=4')).headers['Set-Cookie']).toBeUndefined();
  expect(size().pages).toBe(2);
});

test('a page entirely for one visitor is rendered for them', async () => {
  const { ask, renders } = site();
  expect((await ask('shop_session=3', {}, '/cart')).text).toContain('shop_session=3');
  expect((await ask('shop_session=3', {}, '/cart')).headers['Cache-Control']).toBe('no-store');
  expect(renders()).toBe(2);
});
