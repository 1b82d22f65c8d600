import { beforeAll, describe, expect, test } from 'vitest';
import { plainGoods, setPrice, type Goods } from '../support/goods';
import { putInCart } from '../support/guest';
import { rawRequest, type RawAnswer } from '../support/raw-request';
import { useShop } from '../support/use-shop';
import { amount } from '../support/words';

const shop = useShop();
let goods: Goods[];
let origin: string;

beforeAll(async () => {
  goods = await plainGoods(shop);
  ({ origin } = shop.server);
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('every answer carries the security headers', () => {
  test.each<[status: number, request: Parameters<typeof rawRequest>[1]]>([
    [200, { path: '/' }],
    [200, { path: '/cart' }],
    [200, { path: '/robots.txt' }],
    [200, { path: '/healthz' }],
    [302, { path: '/', headers: { 'Accept-Language': 'en' } }],
    [303, { path: '/checkout' }],
    [303, { method: 'POST', path: '/api/consent', headers: FORM, body: 'choice=none&path=/' }],
    [400, { path: '/%E0%A4%A' }],
    [
      403,
      {
        method: 'POST',
        path: '/cart',
        headers: { ...FORM, Origin: 'https://evil.example' },
        body: 'a=1',
      },
    ],
    [404, { path: '/gibt-es-nicht' }],
    [404, { path: '/assets/none.js' }],
    [405, { method: 'PUT', path: '/cart' }],
    [413, { method: 'POST', path: '/cart', headers: FORM, body: `a=${'x'.repeat(70_000)}` }],
    [421, { path: '/', headers: { Host: 'evil.example' } }],
    [422, { method: 'POST', path: '/newsletter', headers: FORM, body: 'email=x' }],
  ])('%d %o', async (status, request) => {
    const answer = await rawRequest(origin, request);
    expect(answer.status).toBe(status);
    expectSecurityHeaders(answer);
  });

  test('a page unchanged: 304', async () => {
    const { headers } = await rawRequest(origin, { path: '/en/shipping' });
    const again = await rawRequest(origin, {
      path: '/en/shipping',
      headers: { 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expectSecurityHeaders(again);
  });

  test('scripts and styles', async () => {
    const page = await shop.client().get('/');
    const files = [...page.html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, path]) => path!,
    );
    expect(files.length).toBeGreaterThan(1);
    for (const path of files) {
      const answer = await rawRequest(origin, { path });
      expectSecurityHeaders(answer);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });

  test('pages run no script but their own, even if a script gets into the markup', async () => {
    const client = shop.client();
    await putInCart(client, goods[0]!.variationId);
    for (const path of ['/', '/cart', '/withdrawal', '/search?term=farbe']) {
      const page = await client.get(path);
      const policy = page.headers.get('content-security-policy')!;
      expect(policy).toMatch(/script-src 'self'|script-src 'none'/);
      expect(page.html).not.toMatch(/<[^>]+\son\w+=/);
      expect(page.html).not.toMatch(/<[^>]+\sstyle="/);
      expect(page.html).not.toContain('javascript:');
    }
  });
});

test('over https the session cookie is bound to this host and to https', async () => {
  await shop.server.kill9();
  await shop.restart({ PUBLIC_ORIGIN: 'https://tonwert.example' });
  const answer = await rawRequest(origin, {
    method: 'POST',
    path: '/api/cart',
    headers: { ...FORM, Host: 'tonwert.example', Origin: 'https://tonwert.example' },
    body: `intent=add&productId=${goods[0]!.variationId}`,
  });
  const cookie = [answer.headers['set-cookie']].flat().find((line) => line?.includes('session'));
  expect(cookie).toMatch(/^__Host-shop_session=[\w-]{43};/);
  for (const flag of ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure'])
    expect(cookie).toContain(flag);
  expect(answer.headers['strict-transport-security']).toContain('max-age=');
  await shop.server.kill9();
  await shop.restart();
});

describe('cached pages', () => {
  test('show a new price from its commit on', async () => {
    const client = shop.client();
    const { variationId } = goods[1]!;
    const { url: product } = await client.follow(await client.get(`/p/${variationId}/x`));
    const price = 123_457;
    const first = await rawRequest(origin, { path: new URL(product).pathname });
    expect(first.headers.etag).toBeDefined();
    await setPrice(shop, variationId, price);
    await expect
      .poll(async () => (await client.get(product)).text('.buy-price'), {
        timeout: 2_000,
        interval: 20,
      })
      .toContain(amount(price, 'de'));
    const changed = await rawRequest(origin, {
      path: new URL(product).pathname,
      headers: { 'If-None-Match': String(first.headers.etag) },
    });
    expect(changed.status).toBe(200);
  });

  test('and so do lists that were cached before', async () => {
    const client = shop.client();
    const { itemId, variationId } = goods[2]!;
    const [category] = await shop.query<{ path: string }>(
      `select d.path from item_category c join category_detail d on d.category_id = c.category_id
       where c.item_id = $1 and d.lang = 'de' and c.is_default`,
      [itemId],
    );
    const path = `${category!.path}?sort=sorting.price.avg_desc&itemsPerPage=100`;
    await client.get(path);
    await shop.query(
      `delete from variation_price where variation_id in
      (select id from variation where item_id = $1 and id <> $2)`,
      [itemId, variationId],
    );
    await setPrice(shop, variationId, 98_765);
    await expect
      .poll(async () => (await client.get(path)).text('.listing'), { timeout: 2_000, interval: 20 })
      .toContain(amount(98_765, 'de'));
  });

  test('are shared only by visitors without personal data', async () => {
    const anonymous = await rawRequest(origin, { path: '/en/shipping' });
    expect(anonymous.headers['cache-control']).toBe('private, no-cache');
    expect(anonymous.headers.vary).toContain('Cookie');
    expect(anonymous.headers['set-cookie']).toBeUndefined();

    const shopper = shop.client();
    await putInCart(shopper, goods[0]!.variationId, 2);
    const own = await shopper.get('/en/shipping');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.document.querySelector('[data-cart-count="2"]')).not.toBeNull();
    const next = await shop.client().get('/en/shipping');
    expect(next.document.querySelector('[data-cart-count="0"]')).not.toBeNull();
  });

  test('depend on nothing of a request but path, query and consent', async () => {
    const path = '/terms-and-conditions';
    const poison = {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Referer: 'https://evil.example/',
    };
    const poisoned = await rawRequest(origin, { path: `${path}?utm_source=evil`, headers: poison });
    expect(poisoned.body).not.toContain('evil');
    const clean = await rawRequest(origin, { path });
    expect(clean.body).toBe(poisoned.body);
  });
});

function expectSecurityHeaders({ headers }: RawAnswer): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('default-src');
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
}
