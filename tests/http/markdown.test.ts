import { expect, test } from 'vitest';
import { putInCart } from '../support/guest';
import { plainGoods } from '../support/goods';
import { rawRequest } from '../support/raw-request';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
const ask = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(shop.server.origin, { path, headers: { accept: 'text/markdown', ...headers } });

test.each(['/', '/en', '/categories', '/en/shipping', '/contact', '/search?term=weiss'])(
  '%s is public or not, and answers accordingly',
  async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    const isEverybodys = path !== '/contact';
    expect(headers['content-type']).toBe(
      `text/${isEverybodys ? 'markdown' : 'html'}; charset=utf-8`,
    );
    if (!isEverybodys) return;
    expect(headers.vary).toContain('Accept');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toMatch(/^# \S/m);
    expect(body).not.toMatch(/<(script|form|button|main|div|span)/);
    expect(body).not.toMatch(/\]\(\//);
  },
);

test('a product has the price of its page and its data; cached, and dropped with the page', async () => {
  const [goods] = await plainGoods(shop, { count: 1 });
  const { variationId, itemId } = goods!;
  const [{ urlPath }] = (await shop.query<{ urlPath: string }>(
    `select url_path as "urlPath" from item_text where item_id = $1 and lang = 'de'`,
    [itemId],
  )) as [{ urlPath: string }];
  const path = `/${urlPath}_${itemId}_${variationId}`;
  const page = await rawRequest(shop.server.origin, { path });
  const price = /"price":"([\d.]+)"/.exec(page.body)![1]!.replace('.', ',');
  const first = await ask(path);
  expect(first.body).toMatch(new RegExp(`${price}\\s€`));
  expect(page.headers.vary).toContain('Accept,');
  expect(page.headers['content-type']).toContain('text/html');
  const etag = String(first.headers.etag);
  expect(etag).not.toBe(page.headers.etag);
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(304);
  await shop.query(
    `update item_text set short_description = 'Streicht sich selbst' where item_id = $1`,
    [itemId],
  );
  await expect.poll(async () => (await ask(path)).body).toContain('Streicht sich selbst');
});

test('every visitor gets the same, and no session is created', async () => {
  const client = shop.client();
  const [goods] = await plainGoods(shop, { count: 1 });
  await putInCart(client, goods!.variationId);
  const cookie = `shop_session=${client.cookie('shop_session')}; notice=x`;
  for (const path of ['/', '/search?term=weiss']) {
    const own = await ask(path, { cookie });
    expect(own.body).toBe((await ask(path)).body);
    expect(own.headers['set-cookie']).toBeUndefined();
  }
});

test('a missing page is no Markdown', async () => {
  const { status, headers } = await ask('/gibt-es-nicht');
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test.each([
  ['', '# Tonwert', 'Sortiment'],
  ['/en', '# Tonwert', 'Products'],
])('under "%s" llms.txt links to existing pages', async (prefix, title, products) => {
  const { body } = await ask(`${prefix}/llms.txt`);
  expect(body.startsWith(`${title}\n\n> `)).toBe(true);
  expect(body).toContain(`## ${products}\n`);
  const links = [...body.matchAll(/\]\((http[^)]+)\)/g)].map(([, url]) => url!);
  expect(links.length).toBeGreaterThan(20);
  for (const url of links.filter((_, n) => n % 4 === 0 || n > links.length - 12)) {
    const { status } = await ask(url.slice(shop.server.origin.length) || '/');
    expect([url, status]).toEqual([url, 200]);
  }
});
