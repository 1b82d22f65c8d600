import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { databaseOn } from '../app/services/commerce/ground/database';
import { makePrivateFolder } from '../app/services/files/private-folder';
import { allowedConnections, openClient, openPool } from '../database/connect';
import { keepPrivate } from '../database/data-dir';
import type { EmbeddedDatabase } from '../database/embedded';
import { isEmpty } from '../database/is-empty';
import { migrateDatabase } from '../database/migrate';
import { openDatabase } from '../database/open';
import { adviceFor, connectionAdvice, openingAdvice } from './advice';
import { takeCharge, type Child } from './child';
import { readConfig, type Config } from './config';
import { connectionsNeeded } from './connections';
import { createCrew } from './crew';
import { privateFolder } from './folders';
import { closeWithWorker } from './handed-over';
import { knownSecret } from './known-secret';
import type { Given, Question } from './process-link';
import { createLog, type Log } from './log';
import { missingBeforeOpening } from './missing-before-opening';
import { projectRoot } from './project-root';
import { readSecret } from './secret';
import { workerArguments } from './worker-heap';

export type RunningShop = {
  config: Config;
  /** Was its database empty before this start? */
  isNew: boolean;
  /**
   * Replaces every worker by a new one, and the maker of pictures; nobody is refused or cut off
   * meanwhile.
   */
  renew(): Promise<void>;
  /** Finishes requests under way, then jobs, connections and the database. */
  stop(): Promise<void>;
};

/**
 * Puts what it needs into the database of a shop that has nothing: with `demo` goods and facts too, whose
 * pictures `dataDir` gets in its folder media.
 */
export type FillEmptyShop = (
  pool: Pool,
  wanted: { root: string; dataDir: string; demo: boolean },
  log: (message: string) => void,
) => Promise<void>;

/**
 * Starts the whole shop: database, schema, `fillEmpty` where the database is empty, secret, and the
 * workers that answer visitors. Resolves when the first of them does. Throws ConfigError,
 * DataDirInUse, OtherSecret, EndedEarly and what goes wrong on the way, after stopping what had started. `signal`
 * ends the waiting for a command that has the data folder.
 */
export async function startShop(
  fillEmpty: FillEmptyShop,
  signal?: AbortSignal,
): Promise<RunningShop> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const advise = (message: string) => log.warn('start', { message });
  adviceFor(config, process.getuid?.()).forEach(advise);
  keepPrivate(config.dataDir);
  await makePrivateFolder(privateFolder(config));

  let database: EmbeddedDatabase | undefined;
  const settle = settled<Given>();
  const workers = createCrew({
    count: config.workers,
    start: startWorker,
    note: (message) => log.warn('workers', { message }),
  });
  const pictures = createCrew({
    count: config.prerenderPictures ? 1 : 0,
    start: () => takeCharge(fork(process.argv[1]!, ['pictures']), settle.promise, askWorkers),
    note: (message) => log.warn('pictures', { message }),
  });

  function startWorker(place: number) {
    // Each connection to the one that has waited longest for one: the kernel would favour a few.
    cluster.schedulingPolicy = cluster.SCHED_RR;
    const execArgv = workerArguments(process.execArgv, process.env.NODE_OPTIONS);
    cluster.setupPrimary({ execArgv });
    const { process: child } = cluster.fork({ WORKER: String(place) });
    closeWithWorker(child);
    const self = takeCharge(child, settle.promise, (question) => askWorkers(question, self));
    return self;
  }

  /** Do all of them say yes, besides the one that asks? */
  async function askWorkers(question: Question, asking?: Child) {
    if (question === 'is-there') return true;
    const others = workers.atWork().filter((worker) => worker !== asking);
    const answers = await Promise.all(others.map((worker) => worker.ask(question)));
    return answers.every(Boolean);
  }

  async function renew() {
    await workers.renew();
    await pictures.renew();
  }

  async function stop() {
    await Promise.all([pictures.stop(), workers.stop()]);
    await database?.stop();
  }

  try {
    // The first worker loads its programs while the database starts.
    const first = workers.begin();
    first.catch(() => undefined);
    // A front keeps nothing but its own secret: no database, no jobs, no pictures.
    if (config.remote) {
      const secret = readSecret(config.secret, config.dataDir);
      settle.resolve({ databaseUrl: '', secret: secret.toString('base64') });
      await first;
      return { config, isNew: false, renew, stop };
    }
    const connections = connectionsNeeded(config);
    const wanted = { ...config, connections };
    const noteOfDatabase = (message: string) => log.warn('database', { message });
    database = await openDatabase(wanted, noteOfDatabase, signal);
    // The shop's own server was told how many.
    if (config.databaseUrl) {
      connectionAdvice(connections, await allowedConnections(database.url)).forEach(advise);
    }
    const isNew = await prepare(database.url, config, fillEmpty, log);
    const secret = await secretFor(database.url, config);
    settle.resolve({ databaseUrl: database.url, secret: secret.toString('base64') });
    await first;
    // A shop that cannot be looked at this moment answers all the same.
    await adviceBeforeOpening(database.url, config).then(
      (lines) => lines.forEach(advise),
      (error: unknown) => log.warn('start', { error }),
    );
    pictures.begin().catch((error: unknown) => log.warn('pictures', { error }));
    return { config, isNew, renew, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The schema, and goods where there are none. Gives whether there were none. */
async function prepare(
  url: string,
  config: Config,
  fillEmpty: FillEmptyShop,
  log: Log,
): Promise<boolean> {
  const root = projectRoot();
  let isNew = false;
  await migrateDatabase(url, join(root, 'database', 'migrations'), async () => {
    const filling = openPool(url, { max: 4, limits: 'batch', name: 'shop filling' });
    try {
      const wanted = { root, dataDir: config.dataDir, demo: config.demo };
      const note = (message: string) => log.info('start', { message });
      isNew = await isEmpty(filling);
      if (isNew) await fillEmpty(filling, wanted, note);
    } finally {
      await filling.end();
    }
  });
  return isNew;
}

async function adviceBeforeOpening(url: string, config: Config): Promise<string[]> {
  const pool = openPool(url, { max: 1, name: 'shop start' });
  try {
    return openingAdvice(await missingBeforeOpening(databaseOn(pool), config));
  } finally {
    await pool.end();
  }
}

async function secretFor(url: string, config: Config): Promise<Buffer> {
  const client = await openClient(url, 'shop start');
  try {
    return await knownSecret(client, config);
  } finally {
    await client.end();
  }
}

/** A promise, and what resolves it. */
function settled<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
