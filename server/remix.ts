import type { RequestListener, Server } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import { siteRoutes, type SiteRoute } from '../app/lib/route-facts';
import { guarded } from './guarded-routes';
import { pageHandlers } from './page-handlers';
import type { PageContext, SlotsRenderer, Renderer } from './engine';

/** The renderers of the shop's pages, and the facts of their routes. */
export type Site = {
  render: Renderer;
  slots: SlotsRenderer;
  routes: () => readonly SiteRoute[];
};

/** Loads the Remix app from build/server. Throws if it is not built. */
export async function builtSite(root: string): Promise<Site> {
  const file = join(root, 'build', 'server', 'index.js');
  if (!existsSync(file)) throw new Error('The shop is not built yet: npm run build');
  const build = guarded((await import(pathToFileURL(file).href)) as ServerBuild);
  const handle = pageHandlers(build);
  const routes = siteRoutes(build.routes);
  return {
    render: (request, context, slotMark) =>
      handle(request, asLoadContext(context, { routes, slotMark })),
    slots: slotsOf(build),
    routes: () => routes,
  };
}

/** Loads the Remix app from its sources by Vite: hot updates reach the browser over `server`. */
export async function developmentSite(root: string, server: Server) {
  const { createServer } = await import('vite');
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // Vite would end the process immediately; the shop first has to stop its database.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.removeListener('SIGTERM', listener);
  }
  let routes: readonly SiteRoute[] = [];
  const load = async () =>
    guarded((await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild);
  const render: Renderer = async (request, context, slotMark) => {
    const build = await load();
    routes = siteRoutes(build.routes);
    const handle = createRequestHandler(build, 'development');
    return handle(request, asLoadContext(context, { routes, slotMark }));
  };
  const slots: SlotsRenderer = {
    quiet: async (...asked) => slotsOf(await load()).quiet(...asked),
    noted: async (...asked) => slotsOf(await load()).noted(...asked),
  };
  /** Vite answers for sources and assets, the shop for everything else. */
  const before =
    (handle: RequestListener): RequestListener =>
    (req, res) =>
      vite.middlewares(req, res, () => handle(req, res));
  return { render, slots, routes: () => routes, before, stop: () => vite.close() };
}

/** Returns the renderer of the slots, which entry.server exports beside that of pages. */
function slotsOf({ entry }: ServerBuild): SlotsRenderer {
  return (entry.module as unknown as { slots: SlotsRenderer }).slots;
}

type Additions = Pick<AppLoadContext, 'routes' | 'slotMark'>;

/** The engine returns a full request context, of which the server declares only a part. */
function asLoadContext(context: PageContext, additions: Additions) {
  return Object.assign(context, additions) as unknown as AppLoadContext;
}
