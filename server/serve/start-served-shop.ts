import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { makePrivateFolder } from '../../app/services/files/private-folder';
import { openClient } from '../../database/connect';
import { keepPrivate } from '../../database/data-dir';
import { openDatabase } from '../../database/open';
import { adviceFor } from '../advice';
import { readConfig, type Config } from '../config';
import { connectionsNeeded } from '../connections';
import { explain, isLasting } from '../explain-failure';
import { mediaFolder, privateFolder } from '../folders';
import { guarded } from '../guarded-routes';
import { checkHealth, freeSpaceOf } from '../health';
import { knownSecret } from '../known-secret';
import { createLog, type Log } from '../log';
import { createLocalRuntime } from '../local-runtime';
import { createRemoteRuntime } from '../remote-runtime';
import { prepareDatabase, type FillEmptyShop } from '../prepare-database';
import { beginProgram, DO_NOT_RESTART, exit } from '../program';
import { projectRoot } from '../project-root';
import { readSecret } from '../secret';
import { shopWire } from '../shop-wire';
import { createStaticFiles } from '../static-files';
import { watchHealth } from '../watch-health';
import { followLastRequests } from './last-requests';
import { routesOf, serveBuild } from './serve-build';

type OnStop = (undo: () => Promise<void> | void) => void;

/**
 * Starts the shop inside the process of a host of Remix: database, engine and jobs, without page
 * cache and workers. Resolves with the build for the host. An error ends the process, as in
 * `server/run-shop.ts`.
 */
export async function startServedShop(fillEmpty: FillEmptyShop): Promise<ServerBuild> {
  const started: (() => Promise<void> | void)[] = [];
  const requestsEnd = followLastRequests();
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await requestsEnd();
    for (const undo of started.splice(0).toReversed()) {
      await Promise.resolve(undo()).catch((error: unknown) => console.error(explain(error)));
    }
    exit(code);
  };
  beginProgram((code) => void end(code));
  // From then on the host accepts no new connection.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
  try {
    return await startParts(fillEmpty, (undo) => started.push(undo));
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    await end(isLasting(error) ? DO_NOT_RESTART : 1);
    throw error;
  }
}

async function startParts(fillEmpty: FillEmptyShop, onStop: OnStop): Promise<ServerBuild> {
  const config = readConfig({ ...process.env, WORKERS: '1', PAGE_CACHE_BYTES: '0' });
  const log = createLog(config.logLevel);
  // remix-serve reads HOST; without it, it would listen on all addresses of the machine.
  process.env.HOST ||= config.host;
  adviceFor(config, process.getuid?.()).forEach((message) => log.warn('start', { message }));
  keepPrivate(config.dataDir);
  await makePrivateFolder(privateFolder(config));

  const root = projectRoot();
  const file = pathToFileURL(join(root, 'build', 'server', 'index.js'));
  const build = guarded((await import(file.href)) as ServerBuild);
  const routes = routesOf(build);
  const media = mediaFolder(config);
  const built = join(root, 'build', 'client');
  const files = createStaticFiles({ built, public: join(root, 'public'), media });

  const { remote } = config;
  const given = remote
    ? { databaseUrl: '', secret: readSecret(config.secret, config.dataDir).toString('base64') }
    : await openShop(config, fillEmpty, log, onStop);
  const parts = { config, log, secret: given.secret, othersSettled: async () => undefined };
  const runtime = remote
    ? await createRemoteRuntime({ ...parts, remote })
    : await createLocalRuntime({ ...parts, databaseUrl: given.databaseUrl }, onStop);

  const freeSpace = () => freeSpaceOf(config.dataDir);
  const folders = { media, privateFiles: privateFolder(config) };
  const wire = shopWire({ ...parts, ...folders, engine: runtime.engine, freeSpace });
  const site = { files, routes: () => routes };
  const shop = { config, worker: 1, log, wire, freeSpace, ...runtime, ...folders, ...site };
  runtime.engine.startJobs();
  onStop(watchHealth(() => checkHealth(shop), log));
  return serveBuild(build, shop, root);
}

/** Opens the shop's database, ready for pages, and returns its secret. */
async function openShop(config: Config, fillEmpty: FillEmptyShop, log: Log, onStop: OnStop) {
  const connections = connectionsNeeded(config);
  const note = (message: string) => log.warn('database', { message });
  const database = await openDatabase({ ...config, connections }, note);
  onStop(() => database.stop());
  await prepareDatabase(database.url, config, fillEmpty, log);
  const client = await openClient(database.url, 'shop start');
  try {
    const secret = await knownSecret(client, config);
    return { databaseUrl: database.url, secret: secret.toString('base64') };
  } finally {
    await client.end();
  }
}
