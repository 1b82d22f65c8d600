import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../support/raw-request';
import type { ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
const { DOMParser } = new JSDOM().window;

type Entry = { loc: string; alternates: [hreflang: string, href: string][]; pictures: string[] };
let files: Record<'pages' | 'goods', Entry[]>;

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const locsOf = (element: Document | Element, tag = 'loc') =>
  [...element.getElementsByTagName(tag)].map(({ textContent }) => textContent);
const alternatesOf = (links: Iterable<Element>) =>
  [...links].map((link): [string, string] => [
    link.getAttribute('hreflang')!,
    link.getAttribute('href')!,
  ]);
const pathOf = (url: string) => url.slice(shop.server.origin.length) || '/';

function entriesOf(xml: string): Entry[] {
  return [...parse(xml).getElementsByTagName('url')].map((entry) => ({
    loc: locsOf(entry)[0]!,
    alternates: alternatesOf(entry.getElementsByTagName('xhtml:link')),
    pictures: locsOf(entry, 'image:loc'),
  }));
}

beforeAll(async () => {
  const client = shop.client();
  const index = await client.get('/sitemap.xml');
  files = { pages: [], goods: [] };
  for (const loc of locsOf(parse(index.html))) {
    const kind = /\/sitemap\/(pages|goods)-\d+\.xml$/.exec(loc)![1] as 'pages' | 'goods';
    files[kind].push(...entriesOf((await client.get(pathOf(loc))).html));
  }
});

const both = (kind: 'pages' | 'goods', english: string) =>
  files[kind].filter(({ loc }) => /\/en(\/|$)/.test(pathOf(loc)) === (english === 'en'));

/** Goods come in pairs of one language each: both of every fifth pair. */
const someGoods = () => files.goods.filter((_, n) => n % 10 < 2);

/** The differences between the page at an address and its sitemap entry. */
function wrongOf({ status, html }: ShopPage, { loc, alternates, pictures }: Entry) {
  // A whole page takes ten times as long to parse.
  const document = new DOMParser().parseFromString(
    html.slice(0, html.indexOf('</head>')),
    'text/html',
  );
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  const robots = document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  const named = alternatesOf(document.querySelectorAll('link[rel=alternate][hreflang]'));
  const shown = /"image":(\[[^\]]*\])/.exec(html)?.[1] ?? '[]';
  // Goods with many variations have more pictures than a sitemap lists.
  const isShown =
    pictures.length === 5 ||
    (JSON.parse(shown) as string[]).every((picture) => pictures.includes(picture));
  const isSame = JSON.stringify(named) === JSON.stringify(alternates);
  const isRight = status === 200 && canonical === loc && !/noindex/.test(robots);
  return isRight && isSame && isShown ? [] : [{ loc, status, canonical, robots, named, shown }];
}

test('every page and every fifth of the goods answer, at that very address, as in the sitemap', async () => {
  const client = shop.client();
  const wrong: unknown[] = [];
  for (const entry of [...files.pages, ...someGoods()]) {
    wrong.push(...wrongOf(await client.get(pathOf(entry.loc)), entry));
  }
  expect(wrong).toEqual([]);
});

test('each address once; both languages, and all of them name each other', () => {
  const all = [...files.pages, ...files.goods];
  const known = new Map(all.map((entry) => [entry.loc, entry]));
  expect(known.size).toBe(all.length);
  for (const kind of ['pages', 'goods'] as const) {
    expect(both(kind, 'en').length).toBeGreaterThan(40);
    expect(both(kind, 'en')).toHaveLength(both(kind, 'de').length);
  }
  for (const { loc, alternates } of all) {
    expect(alternates.map(([hreflang]) => hreflang)).toEqual(['de', 'en', 'x-default']);
    for (const [, href] of alternates) {
      expect(known.get(href)?.alternates, `${loc} -> ${href}`).toEqual(alternates);
    }
  }
});

test('all public goods, none of them by a variation', async () => {
  const { rows } = await shop.pool.query<{ id: number }>(
    `select id from item i where is_active
       and exists (select from variation v join variation_price p on p.variation_id = v.id
                    where v.item_id = i.id and v.is_active and p.kind = 'default')
     order by id`,
  );
  const ids = both('goods', 'de').map(({ loc }) => Number(/_(\d+)$/.exec(loc)![1]));
  expect(ids).toEqual(rows.map(({ id }) => id));
});

test('nothing of it is private, a search or a filter, and robots.txt forbids none of it', async () => {
  const paths = [...files.pages, ...files.goods].map(({ loc }) => pathOf(loc));
  const own =
    /confirmation|my-account|checkout|operator|\/(cart|login|register|search|wishlist)\b|[?#]/;
  expect(paths.filter((path) => own.test(path))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/en', '/contact', '/privacy-policy', '/ratgeber', '/en/guides']),
  );
  const { html } = await shop.client().get('/robots.txt');
  expect(html).toContain(`\nSitemap: ${shop.server.origin}/sitemap.xml\n`);
  const rules = [...html.matchAll(/^Disallow: (.*)$/gm)].map(([, rule]) => rule!);
  const isForbidden = (path: string) =>
    rules.some((rule) => (rule.endsWith('$') ? rule === `${path}$` : path.startsWith(rule)));
  expect(isForbidden('/cart')).toBe(true);
  expect(paths.filter(isForbidden)).toEqual([]);
});

test('the files are cached for an hour, compressed, and not sent to clients that have them', async () => {
  for (const path of ['/sitemap.xml', '/sitemap/pages-1.xml', '/sitemap/goods-1.xml']) {
    const answer = await fetch(shop.server.origin + path);
    expect(Object.fromEntries(answer.headers), path).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      etag: expect.stringMatching(/^W\/".+"$/),
    });
    const etag = answer.headers.get('etag')!;
    const headers = { 'If-None-Match': etag, 'Accept-Encoding': 'gzip' };
    expect((await rawRequest(shop.server.origin, { path, headers })).status, path).toBe(304);
  }
  const packed = await fetch(`${shop.server.origin}/sitemap/goods-1.xml`, {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const unpacked = await rawRequest(shop.server.origin, { path: '/sitemap/goods-1.xml' });
  expect(unpacked.headers['content-encoding']).toBeUndefined();
  expect(await packed.text()).toBe(unpacked.body);
  expect(unpacked.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/);
});

test.each([
  '/en/sitemap/pages-1.xml',
  '/sitemap/pages-2.xml',
  '/sitemap/goods-99.xml',
  '/sitemap/goods-0.xml',
  '/sitemap/users-1.xml',
  '/sitemap',
])('nothing exists at %s', async (path) => {
  expect((await shop.client().get(path)).status).toBe(404);
});
