import type { RequestListener, Server } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import type { PageContext, Renderer } from './engine';

/** The Remix app from build/server. Throws when it is not built. */
export async function builtRenderer(root: string): Promise<Renderer> {
  const file = join(root, 'build', 'server', 'index.js');
  if (!existsSync(file)) throw new Error('The shop is not built yet: npm run build');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  return (request, context) => handle(request, asLoadContext(context));
}

/** The Remix app from its sources through Vite: hot updates reach the browser over `server`. */
export async function developmentRenderer(root: string, server: Server) {
  const { createServer } = await import('vite');
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // Vite would end the process at once; the shop ends itself after its database.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.removeListener('SIGTERM', listener);
  }
  const render: Renderer = async (request, context) => {
    const build = await vite.ssrLoadModule('virtual:remix/server-build');
    return createRequestHandler(build as ServerBuild, 'development')(
      request,
      asLoadContext(context),
    );
  };
  /** Lets Vite answer for sources and assets, and the shop for everything else. */
  const before =
    (handle: RequestListener): RequestListener =>
    (req, res) =>
      vite.middlewares(req, res, () => handle(req, res));
  return { render, before, stop: () => vite.close() };
}

/** The engine gives a full request context; the server looks at a part of it only. */
function asLoadContext(context: PageContext) {
  return context as unknown as AppLoadContext;
}
