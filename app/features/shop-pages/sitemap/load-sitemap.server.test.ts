import type { AppLoadContext } from '@remix-run/node';
import { expect, test, vi } from 'vitest';
import { gunzipSync } from 'node:zlib';
import {
  homePageSchema,
  type PageDates,
  type Sitemap,
  type SitemapGoods,
} from '~/services/shop-api';
import { loadSitemapFile, loadSitemapIndex } from './load-sitemap.server';

type Shop = { goodsTotal?: number; robots?: Record<string, string> };

let shops = 0;

function shopOf({ goodsTotal = 1, robots = {} }: Shop = {}) {
  shops += 1;
  const sitemap: Sitemap = { version: `shop ${shops}: 1`, categories: [], goodsTotal };
  const dates: PageDates = { home: null, legalTexts: {}, categories: {} };
  const getSitemapGoods = vi.fn(
    async ({ from, count }: { from: number; count: number }): Promise<SitemapGoods[]> =>
      Array.from({ length: Math.max(0, Math.min(count, goodsTotal - from)) }, (_, n) => ({
        itemId: from + n + 1,
        paths: { de: `/farbe_${from + n + 1}` },
        changedAt: null,
        pictures: [],
      })),
  );
  const context = {
    shop: { getSitemap: async () => sitemap, getPageDates: async () => dates, getSitemapGoods },
    publicOrigin: 'https://shop.example',
    configuration: { robots, homePage: homePageSchema.parse({}) },
    routes: [
      { path: '/', inSitemap: true },
      { path: '/contact', inSitemap: true },
    ],
  } as unknown as AppLoadContext;
  return {
    sitemap,
    robots,
    dates,
    asked: getSitemapGoods.mock.calls,
    list: () => loadSitemapIndex(context, new Request('https://shop.example/sitemap.xml')),
    file: (name: string, headers = {}) =>
      loadSitemapFile(context, new Request('https://shop.example/', { headers }), name),
    async xml(name: string) {
      const answer = await loadSitemapFile(context, new Request('https://shop.example/'), name);
      return answer && String(gunzipSync(await answer.arrayBuffer()));
    },
  };
}

const count = (xml: string | null) => xml?.match(/<loc>/g)?.length;

test('the listed files exist, and none beyond them', async () => {
  const shop = shopOf({ goodsTotal: 2001 });
  const list = await (await shop.list()).text();
  const names = [...list.matchAll(/example\/sitemap\/([^<]+)</g)].map(([, name]) => name!);
  expect(names).toEqual(['pages-1.xml', 'goods-1.xml', 'goods-2.xml']);
  expect(await Promise.all(names.map(async (name) => count(await shop.xml(name))))).toEqual([
    4, 2000, 1,
  ]);
  expect(await shop.xml('goods-3.xml')).toBeNull();
  expect(await shop.xml('pages-2.xml')).toBeNull();
});

test('a shop without goods has no file of goods', async () => {
  const shop = shopOf({ goodsTotal: 0 });
  expect(await (await shop.list()).text()).not.toContain('goods');
  expect(await shop.xml('goods-1.xml')).toBeNull();
});

test('a file is made once for all requests, and again when the catalogue has changed', async () => {
  const shop = shopOf();
  const [first] = await Promise.all([shop.xml('goods-1.xml'), shop.xml('goods-1.xml')]);
  const { length } = shop.asked;
  expect(length).toBeGreaterThan(0);
  expect(await shop.xml('goods-1.xml')).toBe(first);
  expect(shop.asked).toHaveLength(length);
  shop.sitemap.version += ' changed';
  await shop.xml('goods-1.xml');
  expect(shop.asked).toHaveLength(2 * length);
});

test('a page leaves its file with the robots setting that forbids it', async () => {
  const shop = shopOf();
  expect(count(await shop.xml('pages-1.xml'))).toBe(4);
  shop.robots.robotsContactPage = 'NOINDEX';
  expect(count(await shop.xml('pages-1.xml'))).toBe(2);
});

test('a client that has the file gets 304', async () => {
  const shop = shopOf();
  const answer = (await shop.file('goods-1.xml'))!;
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=3600',
    'content-encoding': 'gzip',
    'content-type': 'application/xml; charset=utf-8',
    etag: expect.stringMatching(/^W\/".{22}"$/),
  });
  const etag = answer.headers.get('ETag')!;
  const again = (await shop.file('goods-1.xml', { 'If-None-Match': etag }))!;
  expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, null, etag]);
});

test('equal files have one ETag, whichever process made them', async () => {
  const [one, other] = [shopOf(), shopOf()];
  const tags = [await one.file('goods-1.xml'), await other.file('goods-1.xml')];
  expect(tags[0]!.headers.get('ETag')).toBe(tags[1]!.headers.get('ETag'));
});

test('a changed page has its new date', async () => {
  const shop = shopOf();
  expect(await shop.xml('pages-1.xml')).not.toContain('lastmod');
  shop.dates.home = '2026-11-26T10:00:00Z';
  expect(await shop.xml('pages-1.xml')).toContain('<lastmod>2026-11-26T10:00:00Z</lastmod>');
});
