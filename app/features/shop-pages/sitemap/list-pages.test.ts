import { expect, test } from 'vitest';
import { homePageSchema, type PageDates, type Robots, type Sitemap } from '~/services/shop-api';
import { goodsPage, listPages } from './list-pages';

const ORIGIN = 'https://shop.example';
const DAY = '2026-11-01T10:00:00Z';
type Detail = Sitemap['categories'][number]['details'][number];

const detail = (lang: 'de' | 'en', more: Partial<Detail> = {}): Detail => ({
  lang,
  path: `/${lang}-farben`,
  robots: 'ALL',
  canonicalLink: '',
  ...more,
});

const NO_DATES: PageDates = { home: null, legalTexts: {}, categories: {} };

function pagesOf({
  details = [] as Detail[],
  robots = {},
  homePage = {},
  routes = [] as object[],
  dates = NO_DATES,
}) {
  const site = {
    publicOrigin: ORIGIN,
    configuration: { robots, homePage: homePageSchema.parse(homePage) },
    routes: routes as never,
  };
  return listPages(site, details.length > 0 ? [{ id: 1, details }] : [], dates);
}

test('the fixed pages with the setting, unless their robots setting forbids it', () => {
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
    changedAt: null,
    pictures: [],
  });
  expect(pagesOf({ routes, robots })).toEqual([both('/'), both('/privacy-policy')]);
});

test.each([
  ['its setting says no', { sitemap: 'N' }, []],
  ['its German page stands elsewhere', { de: { canonicalLink: '/anderswo' } }, [['en']]],
])('the home page is listed by language: %s', (_, homePage, locales) => {
  const pages = pagesOf({ homePage, routes: [{ path: '/', inSitemap: true }] });
  expect(pages.map((page) => page.locales)).toEqual(locales);
});

test.each<[Robots, string[]]>([
  ['ALL', ['de', 'en']],
  ['INDEX', ['de', 'en']],
  ['NOFOLLOW', ['de', 'en']],
  ['NOINDEX', ['en']],
  ['NOINDEX_NOFOLLOW', ['en']],
])('a category whose German page has %s is listed in %j', (robots, locales) => {
  const pages = pagesOf({ details: [detail('de', { robots }), detail('en')] });
  expect(pages.map((page) => page.locales)).toEqual([locales]);
  expect(pages[0]!.paths).toEqual({ de: '/de-farben', en: '/en-farben' });
});

test.each([
  ['/anderswo', []],
  ['https://elsewhere.example/de-farben', []],
  ['/de-farben', ['de']],
  ['https://shop.example/de-farben', ['de']],
])('a category with the canonical address %s is listed in %j', (canonicalLink, locales) => {
  const pages = pagesOf({ details: [detail('de', { canonicalLink })] });
  expect(pages.flatMap((page) => page.locales)).toEqual(locales);
});

test('a category without texts in a language is not listed there, but its page names the address', () => {
  expect(pagesOf({ details: [detail('en')] })).toEqual([
    {
      paths: { de: '/en-farben', en: '/en-farben' },
      locales: ['en'],
      changedAt: null,
      pictures: [],
    },
  ]);
});

test('goods are listed in the languages of their texts', () => {
  const goods = {
    itemId: 7,
    paths: { en: '/oil_7' },
    changedAt: DAY,
    pictures: ['/media/a/9.webp'],
  };
  expect(goodsPage(goods)).toEqual({
    paths: { en: '/oil_7' },
    locales: ['en'],
    changedAt: DAY,
    pictures: ['/media/a/9.webp'],
  });
});

test('pages have a date if the shop knows all their content', () => {
  const routes = ['/', '/contact', '/privacy-policy', '/legal-disclosure'].map((path) => ({
    path,
    inSitemap: true,
  }));
  // Beside the operator's text the privacy policy shows tables of the application.
  const legalTexts = { LegalDisclosure: '2026-11-02T10:00:00Z', PrivacyPolicy: DAY };
  const dates = { home: DAY, legalTexts, categories: { 1: '2026-11-03T10:00:00Z' } };
  const pages = pagesOf({ routes, details: [detail('de')], dates });
  expect(pages.map(({ paths, changedAt }) => [paths.de, changedAt])).toEqual([
    ['/', DAY],
    ['/contact', null],
    ['/privacy-policy', null],
    ['/legal-disclosure', '2026-11-02T10:00:00Z'],
    ['/de-farben', '2026-11-03T10:00:00Z'],
  ]);
});
