import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import { serverOnlyLoader } from '../app/lib/server-only-loader.server';
import { scriptSize, type ScriptSize } from '../app/lib/script-size';

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;
type Routes = ServerBuild['routes'];
type Tree = Parameters<typeof matchRoutes>[0];

/** The number of paths whose page is cached; visitors can invent any number. */
const PATHS_KEPT = 2_000;

/**
 * A Remix handler for each page. Remix's router ranks all its routes five times a request, and its
 * renderer builds all of them anew: 3 ms of a cart page. Here each page has a handler that knows
 * only the page and its layouts; the same router finds the page of a path once.
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
    // Data for a hydrated page: Remix itself reads path and routes from such an address.
    if (pathname.endsWith('.data') || searchParams.has('_data')) return whole(request, context);
    const handler = byPath.get(pathname) ?? find(pathname);
    byPath.set(pathname, handler);
    return handler(request, context);
  };
}

/** Returns the build with these routes only. */
function only(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id]!]] : [])));
  const routes = pick(build.routes);
  return {
    ...build,
    routes: isRenderedOnly(routes) ? withoutStream(routes) : routes,
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** Is it a page whose data no script reads? */
function isRenderedOnly(routes: Routes): boolean {
  const modules = Object.values(routes).map((route) => route.module);
  const handles = modules.map(({ handle }) => handle as { script?: ScriptSize } | undefined);
  return modules.at(-1)?.default !== undefined && scriptSize(handles) !== 'hydrate';
}

function withoutStream(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { loader } = route.module;
      const module = { ...route.module, ...(loader && { loader: serverOnlyLoader(loader) }) };
      return [id, { ...route, module }];
    }),
  );
}

/** Returns the routes as the matcher expects them. */
function childrenOf(routes: Routes, parentId = ''): Tree {
  return Object.values(routes).flatMap((route) => {
    if (!route || (route.parentId ?? '') !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    const own = { id, path, caseSensitive };
    return [index ? { ...own, index } : { ...own, children: childrenOf(routes, id) }];
  });
}
