import { expect, test } from 'vitest';
import { findRoute, fixedPart, siteRoutes } from './route-facts';

const page = { default: () => null };
const files = { count: 1, bytes: 10, nameLength: 10, types: {} };

test('the routes of a build, each once, with its facts', () => {
  const routes = siteRoutes({
    root: { id: 'root', path: '', module: page },
    layout: { id: 'layout', parentId: 'root', module: page },
    errors: { id: 'errors', parentId: 'layout', module: page },
    home: { id: 'home', parentId: 'errors', module: page },
    cart: {
      id: 'cart',
      parentId: 'errors',
      path: 'cart',
      module: { ...page, handle: { script: 'none', audience: 'visitor' } },
    },
    'en/layout': { id: 'en/layout', parentId: 'root', path: 'en', module: page },
    'en/errors': { id: 'en/errors', parentId: 'en/layout', module: page },
    'en/cart': { id: 'en/cart', parentId: 'en/errors', path: 'cart', module: page },
    'api.cart': {
      id: 'api.cart',
      parentId: 'root',
      path: 'api/cart',
      module: { handle: { files } },
    },
    'api.locale': { id: 'api.locale', parentId: 'root', path: 'api/locale', module: {} },
  });
  expect(routes).toEqual([
    { path: '/', isPage: true, audience: undefined, query: undefined },
    { path: '/cart', isPage: true, audience: 'visitor', query: undefined },
    { path: '/api/cart', isPage: false, files },
    { path: '/api/locale', isPage: false },
  ]);
});

const routes = [
  '/',
  '/*',
  '/newsletter',
  '/newsletter/confirm/:emailId/:key',
  '/p/:id',
  '/operator/edit/*',
].map((path) => ({ path }));

test.each([
  ['/', '/'],
  ['/newsletter', '/newsletter'],
  ['/newsletter/', '/newsletter'],
  ['/newsletter/confirm/7/x', '/newsletter/confirm/:emailId/:key'],
  ['/newsletter/confirm/7', '/*'],
  ['/p/7', '/p/:id'],
  ['/p/7/8', '/*'],
  ['/farben/wand', '/*'],
  ['/operator/edit', '/operator/edit/*'],
  ['/operator/edit/ratgeber/farbe', '/operator/edit/*'],
  ['/operator/edited', '/*'],
])('%s is the page %s', (path, expected) => {
  expect(findRoute(routes, path)?.path).toBe(expected);
});

test('the part before the first parameter', () => {
  expect(fixedPart({ path: '/newsletter/confirm/:emailId/:key' })).toBe('/newsletter/confirm/');
  expect(fixedPart({ path: '/cart' })).toBe('/cart');
});
