import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { databaseOn } from '../app/services/commerce/core/database';
import { makePrivateFolder } from '../app/services/files/private-folder';
import { allowedConnections, openClient, openPool } from '../database/connect';
import { keepPrivate } from '../database/data-dir';
import type { EmbeddedDatabase } from '../database/embedded';
import { openDatabase } from '../database/open';
import { adviceFor, connectionAdvice, openingAdvice } from './advice';
import { takeCharge, type Child } from './child-process';
import { readConfig, type Config } from './config';
import { connectionsNeeded } from './connections';
import { createWorkerPool } from './worker-pool';
import { privateFolder } from './folders';
import { closeOrphanedSockets } from './close-orphaned-sockets';
import { knownSecret } from './known-secret';
import type { WorkerData, Question } from './process-link';
import { createLog } from './log';
import { missingBeforeOpening } from './missing-before-opening';
import { prepareDatabase, type FillEmptyShop } from './prepare-database';
import { readSecret } from './secret';
import { workerArguments } from './worker-heap';

export type RunningShop = {
  config: Config;
  /** Is there an operator who can edit it, here or in the upstream? */
  hasOperator: boolean;
  /** Replaces every worker, and the picture process, without refusing or cutting off a request. */
  rollingRestart(): Promise<void>;
  /** Finishes open requests, then stops jobs, connections and the database. */
  stop(): Promise<void>;
};

/**
 * Starts the whole shop: database, schema, `fillEmpty` if the database is empty, secret, and the
 * workers that answer visitors. Resolves when the first of them does. Throws ConfigError,
 * DataDirInUse, OtherSecret, EndedEarly and any other error, after stopping what had started.
 * `signal` ends the wait for a command that has locked the data folder.
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
  const settle = settled<WorkerData>();
  const workers = createWorkerPool({
    count: config.workers,
    start: startWorker,
    note: (message) => log.warn('workers', { message }),
    // Under a debugger a worker stands still.
    isWatched: config.mode !== 'development',
  });
  const pictures = createWorkerPool({
    count: config.prerenderPictures ? 1 : 0,
    start: () => takeCharge(fork(process.argv[1]!, ['pictures']), settle.promise, askWorkers),
    note: (message) => log.warn('pictures', { message }),
  });

  function startWorker(place: number) {
    // Connections go to the workers in turn: the kernel would favour a few.
    cluster.schedulingPolicy = cluster.SCHED_RR;
    const execArgv = workerArguments(process.execArgv, process.env.NODE_OPTIONS);
    cluster.setupPrimary({ execArgv });
    const { process: child } = cluster.fork({ WORKER: String(place) });
    closeOrphanedSockets(child);
    const self = takeCharge(child, settle.promise, (question) => askWorkers(question, self));
    return self;
  }

  /** Do all workers say yes, except the one that asks? */
  async function askWorkers(question: Question, asking?: Child) {
    if (question === 'is-there') return true;
    const others = workers.readyWorkers().filter((worker) => worker !== asking);
    const answers = await Promise.all(others.map((worker) => worker.ask(question)));
    return answers.every(Boolean);
  }

  async function rollingRestart() {
    await workers.rollingRestart();
    await pictures.rollingRestart();
  }

  async function stop() {
    await Promise.all([pictures.stop(), workers.stop()]);
    await database?.stop();
  }

  try {
    // The first worker loads its modules while the database starts.
    const first = workers.begin();
    first.catch(() => undefined);
    // A front stores only its own secret: it has no database, jobs and pictures.
    if (config.remote) {
      const secret = readSecret(config.secret, config.dataDir);
      settle.resolve({ databaseUrl: '', secret: secret.toString('base64') });
      await first;
      return { config, hasOperator: true, rollingRestart, stop };
    }
    const connections = connectionsNeeded(config);
    const wanted = { ...config, connections };
    const noteOfDatabase = (message: string) => log.warn('database', { message });
    database = await openDatabase(wanted, noteOfDatabase, signal);
    // The embedded server was started with the right number.
    if (config.databaseUrl) {
      connectionAdvice(connections, await allowedConnections(database.url)).forEach(advise);
    }
    await prepareDatabase(database.url, config, fillEmpty, log);
    const { secret, hasOperator } = await lookAt(database.url, config);
    settle.resolve({ databaseUrl: database.url, secret: secret.toString('base64') });
    await first;
    // A failed check does not stop the shop.
    await adviceBeforeOpening(database.url, config).then(
      (lines) => lines.forEach(advise),
      (error: unknown) => log.warn('start', { error }),
    );
    pictures.begin().catch((error: unknown) => log.warn('pictures', { error }));
    return { config, hasOperator, rollingRestart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function adviceBeforeOpening(url: string, config: Config): Promise<string[]> {
  const pool = openPool(url, { max: 1, name: 'shop start' });
  try {
    return openingAdvice(await missingBeforeOpening(databaseOn(pool), config));
  } finally {
    await pool.end();
  }
}

async function lookAt(url: string, config: Config) {
  const client = await openClient(url, 'shop start');
  try {
    const secret: Buffer = await knownSecret(client, config);
    const { rowCount } = await client.query('select from operator limit 1');
    return { secret, hasOperator: rowCount === 1 };
  } finally {
    await client.end();
  }
}

/** Returns a promise and the function that resolves it. */
function settled<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
