import { afterEach, expect, test } from 'vitest';
import { LOCALES, offerLocales } from '~/i18n/locales';
import { pageMeta, pageSeo, withQuery } from './page-seo';

const context = {
  locale: 'en' as const,
  publicOrigin: 'https://shop.example',
  configuration: {
    titleSuffix: 'Tonwert',
    slogan: { de: 'Farben, die bleiben.', en: 'Paint that stays.' },
  },
};

afterEach(() => offerLocales(LOCALES));

test('the canonical address has the prefix of its language, German none', () => {
  const seo = pageSeo(context, { title: 'Cart', path: '/cart' });
  expect(seo.title).toBe('Cart | Tonwert');
  expect(seo.canonical).toBe('https://shop.example/en/cart');
  expect(seo.alternates).toEqual([
    { hreflang: 'de', href: 'https://shop.example/cart' },
    { hreflang: 'en', href: 'https://shop.example/en/cart' },
    { hreflang: 'x-default', href: 'https://shop.example/cart' },
  ]);
});

test('in a shop whose first language is English German has a prefix', () => {
  offerLocales(['en', 'de']);
  const seo = pageSeo(context, { title: 'Cart', path: '/cart' });
  expect(seo.canonical).toBe('https://shop.example/cart');
  expect(seo.alternates).toEqual([
    { hreflang: 'en', href: 'https://shop.example/cart' },
    { hreflang: 'de', href: 'https://shop.example/de/cart' },
    { hreflang: 'x-default', href: 'https://shop.example/cart' },
  ]);
});

test('a language that is not offered is no alternate', () => {
  offerLocales(['en']);
  const { alternates } = pageSeo(context, { title: 'Cart', path: '/cart' });
  expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'x-default']);
});

test('translated slugs lead to the translated page', () => {
  const seo = pageSeo(context, {
    title: 'Wall paint',
    path: '/wall-paint',
    paths: { de: '/wandfarbe', en: '/wall-paint' },
  });
  expect(seo.canonical).toBe('https://shop.example/en/wall-paint');
  expect(seo.alternates[0]?.href).toBe('https://shop.example/wandfarbe');
});

test('home has no trailing slash under a prefix', () => {
  expect(pageSeo(context, { title: 'Home', path: '/' }).canonical).toBe('https://shop.example/en');
});

test.each([
  [{}, 'Paint that stays.'],
  [{ description: '' }, 'Paint that stays.'],
  [{ description: 'Flat brushes.' }, 'Flat brushes.'],
  [{ robots: 'NOFOLLOW' }, 'Paint that stays.'],
  [{ robots: 'NOINDEX' }, undefined],
  [{ robots: 'NOINDEX_NOFOLLOW', description: 'Flat brushes.' }, 'Flat brushes.'],
])('a page with %j is described as %s', (input, description) => {
  expect(pageSeo(context, { title: 'x', path: '/x', ...input }).description).toBe(description);
});

test.each([
  [undefined, undefined],
  ['ALL', undefined],
  ['NOINDEX', 'noindex'],
  ['NOINDEX_NOFOLLOW', 'noindex, nofollow'],
])('robots %s becomes %s', (robots, expected) => {
  const seo = pageSeo(context, { title: 'x', path: '/x', ...(robots && { robots }) });
  expect(seo.robots).toBe(expected);
});

test.each([
  [1, undefined, '/en/list?page=2'],
  [2, '/en/list?page=1', '/en/list?page=3'],
  [3, '/en/list?page=2', undefined],
])('page %d of 3 points to its neighbours', (page, prev, next) => {
  const seo = pageSeo(context, {
    title: 'x',
    path: '/list',
    pagination: { page, lastPage: 3, hrefOf: (number) => `/list?page=${number}` },
  });
  expect(seo.prev).toBe(prev && `https://shop.example${prev}`);
  expect(seo.next).toBe(next && `https://shop.example${next}`);
});

test('a page that is not indexed names its other languages, query included (2.103)', () => {
  const seo = withQuery(
    pageSeo(context, { title: 'x', path: '/x', robots: 'NOINDEX' }),
    '?term=weiss&page=2',
  );
  const tags = pageMeta({ data: { seo } }) as { rel?: string; href?: string; hrefLang?: string }[];
  const alternates = tags.filter(({ rel }) => rel === 'alternate');
  expect(alternates.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    ['de', 'https://shop.example/x?term=weiss&page=2'],
    ['en', 'https://shop.example/en/x?term=weiss&page=2'],
    ['x-default', 'https://shop.example/x?term=weiss&page=2'],
  ]);
});

test('a page whose address contains a key names no alternates', () => {
  const seo = pageSeo(context, { title: 'x', path: '/x', isPersonal: true });
  const tags = pageMeta({ data: { seo } }) as { rel?: string }[];
  expect(tags.some(({ rel }) => rel === 'alternate')).toBe(false);
  expect(tags.some(({ rel }) => rel === 'canonical')).toBe(true);
});

test('a picture of the page is in its Open Graph data, as a universally supported file', () => {
  const picture = { src: '/media/abc/1280.webp' };
  const seo = pageSeo(context, { title: 'x', path: '/x', picture });
  expect(pageMeta({ data: { seo } })).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/media/abc/1280.jpg',
  });
  const src = 'https://cdn.example/1.webp';
  expect(pageSeo(context, { title: 'x', path: '/x', picture: { src } }).image).toBe(src);
  const without = pageMeta({
    data: { seo: pageSeo(context, { title: 'x', path: '/x', picture: null }) },
  });
  expect(JSON.stringify(without)).not.toContain('og:image');
});
