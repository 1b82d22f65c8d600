import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGES_PER_FILE, readFileName, sitemapFiles } from './sitemap-files';

const nameOf = (path: string) => path.replace('/sitemap/', '');

test.each([
  [0, 0],
  [1, 1],
  [2000, 1],
  [2001, 2],
  [50_000, 25],
  [50_001, 26],
  [200_000, 100],
])('%i goods are in %i files', (goods, files) => {
  expect(sitemapFiles({ pages: 0, goods })).toHaveLength(files);
});

test('the files of both kinds have different names', () => {
  expect(sitemapFiles({ pages: 1, goods: 2001 })).toEqual([
    '/sitemap/pages-1.xml',
    '/sitemap/goods-1.xml',
    '/sitemap/goods-2.xml',
  ]);
});

test('together the files contain each page once', () => {
  fc.assert(
    fc.property(fc.nat(60_000), (goods) => {
      const froms = sitemapFiles({ pages: 0, goods }).map((path) => readFileName(nameOf(path)));
      expect(froms).toEqual(
        Array.from({ length: froms.length }, (_, n) => ({
          kind: 'goods',
          from: n * PAGES_PER_FILE,
        })),
      );
      expect(froms.length * PAGES_PER_FILE).toBeGreaterThanOrEqual(goods);
      expect((froms.length - 1) * PAGES_PER_FILE).toBeLessThan(Math.max(goods, 1));
    }),
  );
});

test.each(['', 'goods', 'goods-0.xml', 'goods-01.xml', 'goods-1', 'goods-1.xml.gz', 'users-1.xml'])(
  'no file is called %j',
  (name) => {
    expect(readFileName(name)).toBeNull();
  },
);
