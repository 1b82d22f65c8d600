import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { PAGES_PER_FILE } from './sitemap-files';
import type { SitemapPage } from './sitemap-page';
import { entryWriter, sitemapIndex, URLSET } from './sitemap-xml';

const ORIGIN = 'https://shop.example';
const { DOMParser } = new JSDOM().window;

const urlEntries = entryWriter(ORIGIN);
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const textsOf = (xml: string, tag: string) =>
  [...parse(xml).getElementsByTagName(tag)].map(({ textContent }) => textContent);
const fileOf = (...pages: SitemapPage[]) =>
  URLSET.begin + pages.map(urlEntries).join('') + URLSET.end;

test('a page is an entry in each language, which names all of them and the pictures', () => {
  const page: SitemapPage = {
    paths: { de: '/oel_7', en: '/oil_7' },
    locales: ['de', 'en'],
    changedAt: '2026-11-26T10:00:00Z',
    pictures: ['/media/abc/960.webp'],
  };
  const shared = `<lastmod>2026-11-26T10:00:00Z</lastmod>
<xhtml:link rel="alternate" hreflang="de" href="https://shop.example/oel_7"/>
<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/en/oil_7"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/oel_7"/>
<image:image><image:loc>https://shop.example/media/abc/960.webp</image:loc></image:image>
</url>
`;
  expect(urlEntries(page)).toBe(
    `<url>\n<loc>https://shop.example/oel_7</loc>\n${shared}` +
      `<url>\n<loc>https://shop.example/en/oil_7</loc>\n${shared}`,
  );
});

test('a page that search engines may show in one language only is one entry', () => {
  const paths = { de: '/x', en: '/y' };
  const xml = fileOf({ paths, locales: ['en'], changedAt: null, pictures: [] });
  expect(textsOf(xml, 'loc')).toEqual([`${ORIGIN}/en/y`]);
  expect(parse(xml).getElementsByTagName('xhtml:link')).toHaveLength(3);
  expect(xml).not.toContain('lastmod');
});

test.each([
  ['a&b', '/a&amp;b'],
  ['a<b', '/a%3Cb'],
  ['a>b', '/a%3Eb'],
  ['a"b', '/a%22b'],
  ["a'b", '/a&apos;b'],
  ['a b', '/a%20b'],
  ['öl', '/%C3%B6l'],
  ['öl-2,5_l', '/%C3%B6l-2,5_l'],
])('%s is in a file as %s', (name, written) => {
  const paths = { de: `/${name}` };
  expect(urlEntries({ paths, locales: ['de'], changedAt: null, pictures: [] })).toContain(
    `<loc>${ORIGIN}${written}</loc>`,
  );
});

test('for any address, the file contains it', () => {
  const word = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
  const path = fc.oneof(word, fc.string({ unit: fc.constantFrom(...'&<>"\'a%;') }));
  fc.assert(
    fc.property(path, path, (one, two) => {
      // Part of a path, not of its query.
      const [de, en] = [one, two].map((each) => `/${each.replace(/[?#/\\]/g, '-')}_7`);
      const xml = fileOf({
        paths: { de, en },
        locales: ['de', 'en'],
        changedAt: null,
        pictures: [`${de}.webp`],
      });
      const expected = [ORIGIN + de, `${ORIGIN}/en${en}`].map((url) => new URL(url).href);
      expect(parse(xml).querySelector('parsererror')).toBeNull();
      expect(textsOf(xml, 'loc')).toEqual(expected);
    }),
  );
});

test('an address that is too long is left out, in any language', () => {
  const long = `/${'x'.repeat(2048)}`;
  const xml = fileOf({
    paths: { de: long, en: '/y' },
    locales: ['de', 'en'],
    changedAt: null,
    pictures: [],
  });
  expect(textsOf(xml, 'loc')).toEqual([`${ORIGIN}/en/y`]);
  expect(xml).not.toContain('xxx');
});

test('a file of the longest possible addresses is smaller than 50 MB', () => {
  const path = (letter: string) => `/${letter.repeat(2047 - `${ORIGIN}/en/`.length)}`;
  const page: SitemapPage = {
    paths: { de: path('d'), en: path('e') },
    locales: ['de', 'en'],
    changedAt: '2026-11-26T10:00:00Z',
    pictures: Array.from({ length: 5 }, () => `/media/${'0'.repeat(64)}/1280.webp`),
  };
  expect(textsOf(fileOf(page), 'loc')).toHaveLength(2);
  expect(urlEntries(page).length * PAGES_PER_FILE).toBeLessThan(50_000_000);
  expect(2 * PAGES_PER_FILE).toBeLessThanOrEqual(50_000);
});

test('the list of files', () => {
  const xml = sitemapIndex(ORIGIN, ['/sitemap/pages-1.xml', '/sitemap/goods-1.xml']);
  expect(parse(xml).documentElement.namespaceURI).toContain('sitemaps.org');
  expect(textsOf(xml, 'loc')).toEqual([
    `${ORIGIN}/sitemap/pages-1.xml`,
    `${ORIGIN}/sitemap/goods-1.xml`,
  ]);
});
