import { createServer } from 'node:http';
import { join } from 'node:path';
import { prerender } from '../app/services/images';
import { makePrivateFolder } from '../app/services/files/private-folder';
import { createServices } from '../app/services/services.server';
import { openPool } from '../database/connect';
import { keepPrivate } from '../database/data-dir';
import { isEmpty } from '../database/is-empty';
import { openDatabase } from '../database/open';
import { migrateDatabase } from '../database/migrate';
import { watchActivity } from './activity';
import { adviceFor } from './advice';
import { readConfig, type Config } from './config';
import type { Engine } from './engine';
import { createHandler, type Shop } from './handler';
import { freeSpaceOf } from './health';
import { createHttpServer, drain, listen, TIME_LIMITS } from './http-server';
import { createLog, type Log } from './log';
import { followChanges } from './follow-changes';
import { createPageCache } from './page-cache';
import { projectRoot } from './project-root';
import { builtSite, developmentSite } from './remix';
import { readSecret } from './secret';
import { createStaticFiles } from './static-files';

export type RunningShop = {
  config: Config;
  /** Finishes requests under way, then jobs, connections and the database. */
  stop(): Promise<void>;
};

/** Puts goods and facts into the database of a shop that has none; `dataDir` gets the folder media. */
export type FillEmptyShop = (
  pool: Shop['pool'],
  folders: { root: string; dataDir: string },
  log: (message: string) => void,
) => Promise<void>;

/** How long requests under way may take to end; a developer's browser holds its connection for ever. */
const GRACE_MS = { production: 10_000, test: 10_000, development: 300 };

/**
 * Starts the whole shop: database, schema, `fillEmpty` where the database is empty, engine, HTTP, jobs.
 * Throws ConfigError, DataDirInUse and what goes wrong on the way, after stopping what had started.
 */
export async function startShop(fillEmpty: FillEmptyShop): Promise<RunningShop> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const undo of started.splice(0).toReversed()) {
      await undo().catch((error: unknown) => log.error('stopping failed', { error }));
    }
  };
  try {
    await startParts({ config, log, fillEmpty }, (undo) => started.push(undo));
    return { config, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** `onStop` takes what undoes each part; the last part started is stopped first. */
async function startParts(
  { config, log, fillEmpty }: { config: Config; log: Log; fillEmpty: FillEmptyShop },
  onStop: (undo: () => Promise<void>) => void,
) {
  const root = projectRoot();
  const note = (message: string) => log.info('start', { message });

  for (const message of adviceFor(config, process.getuid?.())) log.warn('start', { message });
  keepPrivate(config.dataDir);
  const database = await openDatabase(config, (message) => log.warn('database', { message }));
  onStop(database.stop);
  const pool = openPool(database.url, { max: config.databaseConnections });
  const warn = (error: Error) => log.warn('database connection lost', { error: error.message });
  pool.on('error', warn);
  onStop(() => pool.off('error', warn).end());
  const workPool = openPool(database.url, { max: 5, limits: 'work', name: 'shop work' });
  onStop(() => workPool.end());

  await migrateDatabase(database.url, join(root, 'database', 'migrations'), async () => {
    const filling = openPool(database.url, { max: 4, limits: 'batch', name: 'shop filling' });
    try {
      const folders = { root, dataDir: config.dataDir };
      if (await isEmpty(filling)) await fillEmpty(filling, folders, note);
    } finally {
      await filling.end();
    }
  });

  const cache = createPageCache(config.pageCacheBytes);
  // Listening begins before the engine reads the catalogue, so that no change falls in between.
  const changes = await followChanges(database.url, cache, log);
  onStop(changes.stop);
  const engine = await createEngine(config, { pool, workPool }, log);
  onStop(() => engine.stop());
  changes.engineIs(engine);

  const media = join(config.dataDir, 'media');
  const privateFiles = privateFolder(config);
  await makePrivateFolder(privateFiles);
  const freeSpace = () => freeSpaceOf(config.dataDir);
  const parts = { config, log, pool, engine, cache, changes, media, privateFiles, freeSpace };
  const server = await createSite(root, parts, onStop);
  await listen(server, config.port, config.host);
  onStop(() => drain(server, GRACE_MS[config.mode]));
  engine.startJobs();
  if (config.prerenderPictures) {
    const ending = new AbortController();
    const options = { ...watchActivity(server), signal: ending.signal };
    const work = prerender(workPool, media, options).catch((error: unknown) =>
      log.warn('pictures not prerendered', { error }),
    );
    onStop(async () => {
      ending.abort();
      await work;
    });
  }
}

type Pools = { pool: Shop['pool']; workPool: Shop['pool'] };

/** The one place where the server builds the shop. */
function createEngine(config: Config, pools: Pools, log: Log): Promise<Engine> {
  return createServices({
    ...pools,
    publicOrigin: config.publicOrigin,
    secret: readSecret(config.secret, config.dataDir),
    privateFiles: privateFolder(config),
    mail: { smtpUrl: config.smtpUrl, from: config.mailFrom, folder: mailFolder(config) },
    log: (message) => log.info('shop', { message }),
  });
}

/** Where the files of visitors are kept, for every process of the shop. */
function privateFolder(config: Config): string {
  return join(config.dataDir, 'private-files');
}

/** Where mails are kept when no SMTP server is configured. */
export function mailFolder(config: Config): string {
  return join(config.dataDir, 'mails');
}

async function createSite(
  root: string,
  parts: Omit<Shop, 'render' | 'places' | 'routes' | 'files'>,
  onStop: (undo: () => Promise<void>) => void,
) {
  const { config, media } = parts;
  if (config.mode !== 'development') {
    const built = join(root, 'build', 'client');
    const files = createStaticFiles({ built, public: join(root, 'public'), media });
    const handle = createHandler({ ...parts, ...(await builtSite(root)), files });
    const silence = TIME_LIMITS.silence + config.deadline;
    return createHttpServer(handle, { ...TIME_LIMITS, silence });
  }
  const server = createServer();
  const { before, stop, ...site } = await developmentSite(root, server);
  onStop(stop);
  const files = createStaticFiles({ public: join(root, 'public'), media });
  server.on('request', before(createHandler({ ...parts, ...site, files })));
  return server;
}
