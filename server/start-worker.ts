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
  /** Its place among the workers of this shop, from 1. */
  worker: number;
  log: Log;
  /** Comes when the parent has a database for it. */
  given: Promise<WorkerData>;
  /**
   * Resolves when the other workers show what was committed before the call; rejects when that is
   * unknown.
   */
  othersSettled: () => Promise<void>;
};

export type Worker = {
  answer(question: Question): Promise<boolean>;
  /**
   * Finishes requests under way, then jobs and connections. `gently`: there is a successor, and who
   * is connected to this worker may ask once more.
   */
  stop(gently: boolean): Promise<void>;
};

/** How long requests under way may take to end; a developer's browser holds its connection for ever. */
const GRACE_MS = { production: 10_000, test: 10_000, development: 300 };
/** The same where a successor is at work already: as long as the slowest may send their files. */
const GENTLE_GRACE_MS = TIME_LIMITS.request + 20_000;

/**
 * Starts one process of the shop: pages, engine, what it keeps in memory, jobs. Resolves when it takes
 * visitors, which it does only when it is well. Throws what goes wrong on the way, after stopping
 * what had started.
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

/** `onStop` takes what undoes each part; the last part started is stopped first. */
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
  // Once for the shop: what it watches is the same for all workers.
  if (worker === 1) onStop(watchHealth(() => checkHealth(shop), log));
  return async (question) => {
    if (question === 'is-idle') return !activity.isBusy();
    await changes.caughtUp();
    return true;
  };
}

/** A full disk is no reason to wait: pages are shown all the same. */
async function untilWell(shop: Parameters<typeof checkHealth>[0]) {
  for (;;) {
    const { database, index } = await checkHealth(shop);
    if (database && index) return;
    await sleep(100);
  }
}
