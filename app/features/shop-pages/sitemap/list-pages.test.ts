import { expect, test } from 'vitest';
import type { Robots, Sitemap } from '~/services/shop-api';
import { goodsPage, listPages } from './list-pages';

const ORIGIN = 'https://shop.example';
type Detail = Sitemap['categories'][number]['details'][number];

const detail = (lang: 'de' | 'en', more: Partial<Detail> = {}): Detail => ({
  lang,
  path: `/${lang}-farben`,
  robots: 'ALL',
  canonicalLink: '',
  ...more,
});

function pagesOf({ details = [] as Detail[], robots = {}, routes = [] as object[] }) {
  const site = { publicOrigin: ORIGIN, configuration: { robots }, routes: routes as never };
  return listPages(site, details.length > 0 ? [{ id: 1, details }] : []);
}

test('of the fixed pages those that say so, unless their robots setting forbids it', () => {
  const routes = [
    { path: '/', inSitemap: true },
    { path: '/contact', audience: 'visitor', inSitemap: true },
    { path: '/privacy-policy', inSitemap: true },
    { path: '/cart', audience: 'visitor' },
    { path: '/*' },
  ];
  const robots = { robotsContactPage: 'NOINDEX_NOFOLLOW', robotsPrivacyPolicy: 'NOFOLLOW' };
  const both = (path: string) => ({
    paths: { de: path, en: path },
    locales: ['de', 'en'],
    pictures: [],
  });
  expect(pagesOf({ routes, robots })).toEqual([both('/'), both('/privacy-policy')]);
});

test.each<[Robots, string[]]>([
  ['ALL', ['de', 'en']],
  ['INDEX', ['de', 'en']],
  ['NOFOLLOW', ['de', 'en']],
  ['NOINDEX', ['en']],
  ['NOINDEX_NOFOLLOW', ['en']],
])('a category whose German page says %s stands there in %j', (robots, locales) => {
  const pages = pagesOf({ details: [detail('de', { robots }), detail('en')] });
  expect(pages.map((page) => page.locales)).toEqual([locales]);
  expect(pages[0]!.paths).toEqual({ de: '/de-farben', en: '/en-farben' });
});

test.each([
  ['/anderswo', []],
  ['https://elsewhere.example/de-farben', []],
  ['/de-farben', ['de']],
  ['https://shop.example/de-farben', ['de']],
])('a category that says to stand at %s stands there in %j', (canonicalLink, locales) => {
  const pages = pagesOf({ details: [detail('de', { canonicalLink })] });
  expect(pages.flatMap((page) => page.locales)).toEqual(locales);
});

test('a category without texts in a language is none there, but its page names the address', () => {
  expect(pagesOf({ details: [detail('en')] })).toEqual([
    { paths: { de: '/en-farben', en: '/en-farben' }, locales: ['en'], pictures: [] },
  ]);
});

test('goods stand there in the languages that they have texts in', () => {
  const goods = { itemId: 7, paths: { en: '/oil_7' }, pictures: ['/media/a/9.webp'] };
  expect(goodsPage(goods)).toEqual({
    paths: { en: '/oil_7' },
    locales: ['en'],
    pictures: ['/media/a/9.webp'],
  });
});
