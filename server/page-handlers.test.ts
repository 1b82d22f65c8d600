import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { pageHandlers } from './page-handlers';

/** Answers with the routes that the renderer received. */
const entry = {
  default: (
    _: Request,
    status: number,
    headers: Headers,
    remix: { manifest: ServerBuild['assets'] },
  ) => new Response(Object.keys(remix.manifest.routes).join(' '), { status, headers }),
};

function page(id: string, path?: string, parentId?: string) {
  const module = { default: () => null, loader: () => ({ from: id }) };
  return { id, path, parentId, module };
}

const routes = Object.fromEntries(
  [
    page('root'),
    page('frame', undefined, 'root'),
    { ...page('cart', 'cart', 'frame'), caseSensitive: true },
    page('product', 'p/:id', 'frame'),
    page('rest', '*', 'frame'),
    { ...page('form', 'api/cart', 'root'), module: { loader: () => new Response('a form') } },
  ].map((route) => [route.id, route]),
);

const build = {
  routes,
  assets: { url: '', version: '1', entry: { module: '', imports: [] }, routes },
  entry: { module: entry },
  future: { v3_singleFetch: true },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
} as unknown as ServerBuild;

const ask = async (path: string) => {
  const request = new Request(`http://shop.example${path}`);
  return (await pageHandlers(build)(request, {} as AppLoadContext)).text();
};

test('each page has only itself and its layouts', async () => {
  expect(await ask('/cart')).toBe('root frame cart');
  expect(await ask('/CART/')).toBe('root frame rest');
  expect(await ask('/p/7?x=1')).toBe('root frame product');
  expect(await ask('/what/ever')).toBe('root frame rest');
});

test('routes without a page answer as before', async () => {
  expect(await ask('/api/cart')).toBe('a form');
});

test('data for a hydrated page is answered by all routes', async () => {
  const text = await ask('/cart.data');
  for (const id of ['root', 'frame', 'cart']) expect(text).toContain(id);
  expect(await ask('/p/7.data?_routes=product')).toContain('product');
});

test.each([
  ['enhance', 'without the data that no script reads', false],
  ['hydrate', 'with its data', true],
])('a page that says %s comes %s', async (script, _, isWritten) => {
  const cart = { ...routes.cart!, module: { ...routes.cart!.module, handle: { script } } };
  const written = {
    default: async (
      _request: Request,
      status: number,
      headers: Headers,
      remix: { serverHandoffStream: ReadableStream },
    ) => new Response(await new Response(remix.serverHandoffStream).text(), { status, headers }),
  };
  const handle = pageHandlers({
    ...build,
    routes: { ...routes, cart },
    entry: { module: written },
  } as unknown as ServerBuild);
  const request = new Request('http://shop.example/cart');
  const text = await (await handle(request, {} as AppLoadContext)).text();
  expect(text.includes('"from"')).toBe(isWritten);
});
