import { beforeAll, describe, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest, putInCart } from '../support/guest';
import { rawRequest } from '../support/raw-request';
import { rowCounts } from '../support/row-counts';
import { useSharedShop } from '../support/use-shop';
import type { ShopClient } from '../support/shop-client';

const shop = useSharedShop();
let goods: Goods;
let origin: string;

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { count: 1 })) as [Goods];
  ({ origin } = shop.server);
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('a form sent by another site changes nothing', () => {
  let client: ShopClient;
  let cookie: string;
  beforeAll(async () => {
    client = shop.client();
    await becomeGuest(client, { email: 'opfer@example.com', goods: [goods] });
    cookie = `shop_session=${client.cookie('shop_session')!}`;
  });

  const elsewhere: [name: string, headers: Record<string, string>][] = [
    ['another origin', { Origin: 'https://evil.example' }],
    ['no origin to speak of', { Origin: 'null' }],
    ['garbage', { Origin: ']]]' }],
    ['a site with our name in front', { Origin: 'http://127.0.0.1.evil.example' }],
    ['another port', { Origin: 'http://127.0.0.1:1' }],
    ['another scheme', { Origin: 'https://127.0.0.1' }],
    [
      'the forwarded host of an attacker',
      { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    ],
    ['a browser that says cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a browser that says same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ];
  const targets: [path: string, body: string][] = [
    ['/api/cart', 'intent=add&quantity=5&productId='],
    ['/api/cart.data', 'intent=add&quantity=5&productId='],
    ['/cart?_data=routes%2Fcart', 'intent=add&quantity=5&productId='],
    ['/en/cart', 'intent=add&quantity=5&productId='],
    ['/cart.data', 'intent=add&quantity=5&productId='],
    ['/guest/login', 'email=dieb@example.com&x='],
    ['/checkout', 'intent=contact&email=dieb@example.com&x='],
    ['/api/locale', 'locale=en&x='],
    ['/operator/login', 'intent=password&email=ada@example.com&password=x&x='],
    ['/en/operator', 'intent=log-out&x='],
    ['/api/editor-exit', 'redirectTo=/&x='],
    ['/no-such-page', 'x='],
  ];

  test.each(elsewhere)('%s', async (_, headers) => {
    const before = await state();
    for (const [path, body] of targets) {
      const answer = await rawRequest(origin, {
        method: 'POST',
        path,
        headers: { ...FORM, ...headers, Cookie: cookie },
        body: body + String(goods.variationId),
      });
      expect(answer.status, path).toBe(403);
      expect(answer.body, path).toContain('<main');
      expect(answer.headers['set-cookie'], path).toBeUndefined();
    }
    expect(await state()).toEqual(before);
  });

  test('but the shop’s own forms, and clients that name no origin, pass', async () => {
    const own: Record<string, string>[] = [
      {},
      { Origin: origin },
      { 'Sec-Fetch-Site': 'same-origin' },
    ];
    for (const headers of own) {
      const answer = await rawRequest(origin, {
        method: 'POST',
        path: '/api/cart',
        headers: { ...FORM, ...headers, Cookie: cookie },
        body: `intent=add&productId=${goods.variationId}`,
      });
      expect(answer.status).toBe(303);
    }
  });

  function state() {
    return shop.query(
      `select s.guest_mail, i.quantity from visitor_session s
       left join cart_item i on i.cart_id = s.cart_id order by s.id, i.id`,
    );
  }
});

describe('an unreadable request is refused with a page that explains it', () => {
  const bad: [name: string, status: number, request: Parameters<typeof rawRequest>[1]][] = [
    ['a body too long', 413, post('/cart', FORM, `a=${'x'.repeat(70_000)}`)],
    ['too many fields', 413, post('/cart', FORM, 'a=1&'.repeat(600))],
    ['a broken escape', 400, post('/cart', FORM, 'a=%E0%A4%A')],
    ['bytes that are no text', 400, post('/cart', FORM, Buffer.from([0x61, 0x3d, 0xff, 0xfe]))],
    [
      'another charset',
      400,
      post('/cart', { 'Content-Type': `${FORM['Content-Type']}; charset=utf-16` }, 'a=1'),
    ],
    [
      'multipart without boundary',
      400,
      post('/cart', { 'Content-Type': 'multipart/form-data' }, 'abc'),
    ],
    [
      'multipart cut off',
      400,
      post('/cart', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Dispo'),
    ],
    [
      'multipart with two boundaries',
      400,
      post('/cart', { 'Content-Type': 'multipart/form-data; xboundary=z; boundary=q' }, '--q--'),
    ],
    ['JSON', 415, post('/cart', { 'Content-Type': 'application/json' }, '{}')],
    ['a choice of cookies that is none', 400, post('/api/consent', FORM, 'choice=foo&path=/')],
    ['a language we do not speak', 400, post('/api/locale', FORM, 'locale=fr&path=/')],
    ['reading what only takes forms', 405, { path: '/api/cart' }],
    ['a number no id can be', 422, post('/cart', FORM, 'intent=add&productId=2147483648')],
    ['a type no form sends', 415, post('/cart', { 'Content-Type': 'text/csv' }, 'a;b')],
    ['a packed body', 415, post('/cart', { ...FORM, 'Content-Encoding': 'gzip' }, 'x')],
    ['an address too long', 414, { path: `/search?term=${'x'.repeat(9_000)}` }],
    ['a broken address', 400, { path: '/%E0%A4%A' }],
    ['an address with NUL', 400, { path: '/cart%00' }],
    ['a host of another name', 421, { path: '/', headers: { Host: 'evil.example' } }],
    ['a host that is none', 400, { path: '/', headers: { Host: 'a b' } }],
    ['PUT', 405, { method: 'PUT', path: '/cart' }],
    ['DELETE', 405, { method: 'DELETE', path: '/cart' }],
    ['TRACE', 405, { method: 'TRACE', path: '/' }],
  ];

  test.each(bad)('%s: %d', async (_, status, request) => {
    const answer = await rawRequest(origin, request);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body).toMatch(/<html lang="de"[^]*<h1>/);
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d|Error:/);
  });

  test('in the language of the address', async () => {
    const answer = await rawRequest(origin, post('/en/cart', FORM, 'a=%'));
    expect(answer.body).toContain('<html lang="en"');
  });

  test('headers without end', async () => {
    const headers = { 'X-Long': 'x'.repeat(40_000) };
    expect((await rawRequest(origin, { path: '/', headers })).status).toBe(431);
  });

  function post(path: string, headers: Record<string, string>, body: string | Buffer) {
    return { method: 'POST', path, headers, body };
  }
});

test('reading changes nothing: after a walk through the shop every table has the rows it had', async () => {
  const client = shop.client();
  await becomeGuest(client, { email: 'leser@example.com', goods: [goods] });
  const before = await rowCounts(shop);
  const queue = [
    '/',
    '/en',
    '/cart',
    '/checkout',
    '/en/checkout?edit=contact',
    '/readonly-checkout',
  ];
  const tempting = [
    `/api/cart?intent=add&productId=${goods.variationId}`,
    '/cart?intent=remove&cartItemId=1',
    '/cart?_data=routes%2Fcart',
    '/api/locale?locale=en',
    '/api/consent?choice=all',
    '/newsletter/confirm/1/abc',
    '/newsletter/unsubscribe/1/abc',
    '/newsletter?email=a@example.com&privacy=true',
    '/withdrawal?name=a&orderId=1&email=a@example.com&intent=confirm',
    '/guest/login?email=a@example.com',
    '/confirmation/10001/abc',
    '/logout',
  ];
  const seen = new Set<string>();
  for (let path = queue.shift(); path && seen.size < 60; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const page = await client.get(path);
    if (!page.headers.get('content-type')?.startsWith('text/html') || page.status >= 300) continue;
    for (const link of page.document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      queue.push(link.getAttribute('href')!.split('#')[0]!);
    }
  }
  expect(seen.size).toBe(60);
  for (const path of tempting) expect((await client.get(path)).status, path).toBeLessThan(500);
  // Guesses at the key of an order are counted, whatever their method.
  const counted = { rate_limit: before.rate_limit! + 1 };
  expect(await rowCounts(shop)).toEqual({ ...before, ...counted });
});

describe('redirects and texts of others', () => {
  const places = [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
  ];

  test.each(places)('redirectTo=%s stays here', async (redirectTo) => {
    const client = shop.client();
    const fields = {
      intent: 'add',
      productId: String(goods.variationId),
      redirectTo,
      path: redirectTo,
    };
    for (const path of ['/api/cart', '/api/consent']) {
      const location = (await client.post(path, { ...fields, choice: 'none' })).headers.get(
        'location',
      );
      expect(new URL(location!, origin).origin, path).toBe(origin);
    }
  });

  test('a search term and an unknown address are shown as text', async () => {
    const probe = '"><script>alert(1)</script>';
    for (const path of [
      `/search?term=${encodeURIComponent(probe)}`,
      `/${encodeURIComponent(probe)}`,
    ]) {
      const page = await shop.client().get(path);
      expect(page.html).not.toContain('<script>alert');
    }
  });

  test('the cart of another visitor cannot be changed', async () => {
    const owner = shop.client();
    await putInCart(owner, goods.variationId);
    const { fields } = (await owner.get('/cart')).form('button[value=set]');
    const thief = shop.client();
    await putInCart(thief, goods.variationId, 2);
    for (const intent of ['set', 'more', 'remove']) {
      await thief.post('/cart', { ...fields, intent, quantity: '9' });
    }
    const mine = (await owner.get('/cart')).form('button[value=set]').fields;
    expect(mine).toEqual(fields);
  });

  test.each([
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/build/server.js',
    '/..%2f..%2fetc/passwd',
    '/assets/../server.js',
    '/media/..%2f..%2fmails',
  ])('%s is private', async (path) => {
    const { status } = await rawRequest(origin, { path });
    expect([400, 404]).toContain(status);
  });
});
