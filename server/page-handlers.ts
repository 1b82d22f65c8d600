import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;
type Routes = ServerBuild['routes'];
type Tree = Parameters<typeof matchRoutes>[0];

/** Paths whose page is remembered; visitors think up as many as they like. */
const PATHS_KEPT = 2_000;

/**
 * Remix for one page at a time. Its router ranks every route it knows five times a request, its
 * renderer builds all of them anew: 3 ms of a cart page. Here each page has a handler that knows
 * nothing but the page and its layouts; which page it is, the same router says once a path.
 */
export function pageHandlers(build: ServerBuild): Handler {
  const whole = createRequestHandler(build, 'production');
  const tree = childrenOf(build.routes);
  const byPage = new Map<string, Handler>();
  const byPath = new LRUCache<string, Handler>({ max: PATHS_KEPT });

  function find(path: string): Handler {
    const ids = matchRoutes(tree, path)?.map(({ route }) => route.id!);
    const page = ids?.at(-1);
    if (!ids || !page) return whole;
    const handler = byPage.get(page) ?? createRequestHandler(only(build, ids), 'production');
    byPage.set(page, handler);
    return handler;
  }

  return (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    // Data for a hydrated page: Remix reads path and routes from such an address itself.
    if (pathname.endsWith('.data') || searchParams.has('_data')) return whole(request, context);
    const handler = byPath.get(pathname) ?? find(pathname);
    byPath.set(pathname, handler);
    return handler(request, context);
  };
}

/** The build of a shop that has no other routes. */
function only(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id]!]] : [])));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** The routes as the matcher takes them. */
function childrenOf(routes: Routes, parentId = ''): Tree {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.parentId ?? '') !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: childrenOf(routes, id) }];
  });
}
