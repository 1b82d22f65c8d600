import { expect, test } from 'vitest';
import remix from '../../remix.config.js';

type Route = { id: string; parentId?: string; path?: string; index?: true };

const table = (remix.routes as () => unknown)() as Record<string, Route>;
const parents = new Set(Object.values(table).map(({ parentId }) => parentId));

function pathOf({ parentId, path = '' }: Route): string {
  const above = parentId && table[parentId] ? pathOf(table[parentId]) : '';
  return path ? `${above}/${path}` : above;
}

const PATHS = new Set(
  Object.values(table)
    .filter(({ id }) => !parents.has(id))
    .map((route) => pathOf(route) || '/'),
);

test.each([
  '/',
  '/cancellation-form',
  '/cancellation-rights',
  '/legal-disclosure',
  '/privacy-policy',
  '/terms-and-conditions',
  '/declaration-of-accessibility',
  '/shipping',
  '/cart',
  '/checkout',
  '/readonly-checkout',
  '/confirmation/:orderId/:accessKey',
  '/contact',
  '/login',
  '/guest/login',
  '/reset-password',
  '/reset-password-success',
  '/set-new-password',
  '/my-account',
  '/my-account/billing-details',
  '/my-account/shipping-details',
  '/my-account/personal-data',
  '/my-account/returns',
  '/my-account/wishlist',
  '/my-account/my-orders',
  '/my-account/my-orders/:orderId',
  '/my-account/new-return/:id/:accessKey',
  '/offer/:offerId/:accessKey',
  '/search',
  '/tag/:slug',
  '/wishlist',
  '/mollie-payment',
  '/offline',
  '/p/:variationId/:slug',
  '/*',
  '/sitemap.xml',
  '/manifest.webmanifest',
])('the page %s of §2 exists without prefix, under /de and under /en', (path) => {
  const prefixed = ['', '/de', '/en'].map((prefix) =>
    path === '/' ? prefix || '/' : prefix + path,
  );
  expect(prefixed.filter((each) => !PATHS.has(each))).toEqual([]);
});

test.each([
  ['account', '/my-account'],
  ['auth', '/login'],
  ['checkout', '/checkout/addresses'],
  ['default', '/'],
  ['order', '/confirmation/:orderId/:accessKey'],
  ['simplified-header-and-footer', '/checkout'],
  ['simplified-header-and-footer', '/offer/:offerId/:accessKey'],
])('the layout %s contains %s', (layout, path) => {
  const page = Object.values(table).find(
    (route) => !parents.has(route.id) && (pathOf(route) || '/') === path,
  );
  const errors = table[page!.parentId!]!;
  expect(errors.parentId).toBe(`layouts/${layout}`);
});
