import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import type { Config } from './config';
import type { Shop } from './handler';
import { createHttpServer, TIME_LIMITS } from './http-server';
import { builtSite, developmentSite } from './remix';
import { createStaticFiles } from './static-files';

/** The rendered site and its HTTP server. */
export type Site = Pick<Shop, 'render' | 'slots' | 'routes' | 'files'> & {
  serve(handle: RequestListener): Server;
  stop(): Promise<void>;
};

/** Loads the built site, or in development its sources by Vite; needs no database yet. */
export async function loadSite(root: string, config: Config, media: string): Promise<Site> {
  if (config.mode === 'development') return siteFromSources(root, media);
  const built = join(root, 'build', 'client');
  const files = createStaticFiles({ built, public: join(root, 'public'), media });
  const silence = TIME_LIMITS.silence + config.deadline;
  return {
    ...(await builtSite(root)),
    files,
    serve: (handle) => createHttpServer(handle, { ...TIME_LIMITS, silence }),
    stop: async () => undefined,
  };
}

async function siteFromSources(root: string, media: string): Promise<Site> {
  const server = createServer();
  const { before, ...site } = await developmentSite(root, server);
  const files = createStaticFiles({ public: join(root, 'public'), media });
  return { ...site, files, serve: (handle) => server.on('request', before(handle)) };
}
