import { afterEach, expect, test } from 'vitest';
import { LOCALES, offerLocales } from '~/i18n/locales';
import type { SiteRoute } from '~/lib/route-facts';
import { robotsText } from './robots-text';

const ROUTES: SiteRoute[] = [
  { path: '/' },
  { path: '/cart', audience: 'visitor' },
  { path: '/contact', audience: 'visitor', inSitemap: true },
  { path: '/my-account', audience: 'visitor' },
  { path: '/my-account/my-orders/:orderId', audience: 'visitor' },
  { path: '/confirmation/:orderId/:accessKey', audience: 'keyholder' },
];
const lines = robotsText('https://shop.example', ROUTES).split('\n');

afterEach(() => offerLocales(LOCALES));

/** As RFC 9309 reads a rule: the beginning of an address, `$` its end. */
const isForbidden = (path: string) =>
  lines.some((line) => {
    const [, rule] = /^Disallow: (.*)$/.exec(line) ?? [];
    if (rule === undefined) return false;
    return rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule);
  });

test.each(['', '/de', '/en'])('under %j personal pages are excluded', (prefix) => {
  const own = ['/cart', '/cart?x=1', '/cart/', '/my-account', '/my-account/my-orders/7'];
  expect(own.filter((path) => !isForbidden(prefix + path))).toEqual([]);
  const open = ['/', '/contact', '/contact?order=1', '/cartridge_7', '/my-accounts'];
  expect(open.filter((path) => isForbidden(prefix + path))).toEqual([]);
});

test('form targets are forbidden, pages behind a key are not listed', () => {
  expect(isForbidden('/api/cart')).toBe(true);
  expect(lines.join(' ')).not.toContain('confirmation');
});

test('it names the sitemap', () => {
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(lines[0]).toBe('User-agent: *');
});

test('the sitemap has no prefix, whatever the first language is', () => {
  offerLocales(['en']);
  const text = robotsText('https://shop.example', ROUTES);
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
});
