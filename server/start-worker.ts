import { setTimeout as sleep } from 'node:timers/promises';
import { watchActivity } from './activity';
import type { Config } from './config';
import { mediaFolder, privateFolder } from './folders';
import { createRemoteRuntime } from './remote-runtime';
import { createHandler } from './handler';
import type { Log } from './log';
import { createLocalRuntime } from './local-runtime';
import { checkHealth, freeSpaceOf } from './health';
import { watchHealth } from './watch-health';
import { drain, listen, retire, TIME_LIMITS } from './http-server';
import type { WorkerData, Question } from './process-link';
import { projectRoot } from './project-root';
import { loadSite } from './load-site';
import { shopWire } from './shop-wire';

export type WorkerParts = {
  config: Config;
  /** The number of this worker, from 1. */
  worker: number;
  log: Log;
  /** Resolves when the parent has the database ready. */
  given: Promise<WorkerData>;
  /** Resolves when the other workers show what was committed before; rejects if unknown. */
  othersSettled: () => Promise<void>;
};

export type Worker = {
  answer(question: Question): Promise<boolean>;
  /**
   * Finishes open requests, then stops jobs and connections. `gently`: a successor is ready, and
   * clients connected to this worker may send one more request.
   */
  stop(gently: boolean): Promise<void>;
};

/** How long open requests may take to end; a developer's browser holds its connection for ever. */
const GRACE_MS = { production: 10_000, test: 10_000, development: 300 };
/** The same with a successor: as long as the slowest client may send its files. */
const GENTLE_GRACE_MS = TIME_LIMITS.request + 20_000;

/**
 * Starts one process of the shop: pages, engine, caches, jobs. Resolves when it accepts visitors,
 * which it does only when it is healthy. Throws any error, after stopping what had started.
 */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const started: ((gently: boolean) => Promise<void>)[] = [];
  const stop = async (gently: boolean) => {
    for (const undo of started.splice(0).toReversed()) {
      await undo(gently).catch((error: unknown) => parts.log.error('stopping failed', { error }));
    }
  };
  try {
    const answer = await startParts(parts, (undo) => started.push(undo));
    return { answer, stop };
  } catch (error) {
    await stop(false);
    throw error;
  }
}

/** `onStop` takes the function that stops a part; the last part started is stopped first. */
async function startParts(
  { config, worker, log, given, othersSettled }: WorkerParts,
  onStop: (undo: (gently: boolean) => Promise<void>) => void,
): Promise<Worker['answer']> {
  const media = mediaFolder(config);
  const site = await loadSite(projectRoot(), config, media);
  onStop(site.stop);

  const { databaseUrl, secret } = await given;
  const { remote } = config;
  const parts = { config, log, secret, othersSettled };
  const runtime = remote
    ? await createRemoteRuntime({ ...parts, remote })
    : await createLocalRuntime({ ...parts, databaseUrl }, onStop);
  const { engine, changes } = runtime;

  const freeSpace = () => freeSpaceOf(config.dataDir);
  const folders = { media, privateFiles: privateFolder(config) };
  const wire = shopWire({ config, log, secret, engine, freeSpace, ...folders });
  const shop = { config, worker, log, wire, freeSpace, ...runtime, ...folders, ...site };
  const server = site.serve(createHandler(shop));
  const activity = watchActivity(server);
  await untilWell(shop);
  await listen(server, config.port, config.host);
  onStop((gently) =>
    gently ? retire(server, GENTLE_GRACE_MS) : drain(server, GRACE_MS[config.mode]),
  );
  engine.startJobs();
  // Once for the shop, because it is the same for all workers.
  if (worker === 1) onStop(watchHealth(() => checkHealth(shop), log));
  return async (question) => {
    if (question === 'is-idle') return !activity.isBusy();
    await changes.caughtUp();
    return true;
  };
}

/** Does not wait for a full disk, because pages can be shown anyway. */
async function untilWell(shop: Parameters<typeof checkHealth>[0]) {
  for (;;) {
    const { database, index } = await checkHealth(shop);
    if (database && index) return;
    await sleep(100);
  }
}
