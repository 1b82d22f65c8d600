import { setImmediate as nextTurn } from 'node:timers/promises';
import { listenForChanges, type Change } from '../database/listen';
import type { Engine } from './engine';
import type { Log } from './log';
import type { PageCache } from './page-cache';
import { withTimeout } from './with-timeout';

export type Changes = {
  /** Does this process receive every change? */
  isCurrent(): boolean;
  /**
   * Does the database answer within a second? The check uses its own connection, because those for
   * visitors may all be in use.
   */
  isReachable(): Promise<boolean>;
  /** The number of changes this process has received. */
  received(): number;
  /**
   * Resolves when pages rendered here from now on show everything committed before the call; only
   * changes of very many goods, as by an import, follow within seconds. Rejects, and empties the
   * page cache, if that cannot be known in time.
   */
  caughtUp(): Promise<void>;
  /**
   * The same for all processes behind the port: the next request of the visitor who changed
   * something may reach any of them. They are asked only if a change was received since that
   * number.
   */
  settled(since: number): Promise<void>;
  engineIs(engine: Engine): void;
  /** Resolves when the changes received so far are applied. */
  stop(): Promise<void>;
};

const REACHABLE_MS = 1_000;
/** The longest that a request that changed something waits for caches, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Keeps page cache and catalogue index of this process in step with the writes of all processes.
 * `othersSettled` resolves when the other processes have caught up with everything committed
 * before.
 */
export async function followChanges(
  url: string,
  cache: PageCache,
  log: Log,
  othersSettled: () => Promise<void> = async () => undefined,
): Promise<Changes> {
  let received = 0;
  let engine: Engine | undefined;
  let missed: Change[] = [];
  const single = createUnderWay();
  const whole = createUnderWay();

  async function apply(change: Change) {
    await engine?.applyChanges(change);
    cache.invalidate(change);
  }

  function onChange(change: Change) {
    received += 1;
    if (!engine) missed.push(change);
    // Before the update no visitor gets the old page; after it none gets a page of the old index.
    cache.invalidate(change);
    const done = apply(change).catch((error: unknown) => {
      log.error('change not applied', { error });
      cache.invalidate('everything');
    });
    (isWhole(change) ? whole : single).add(done);
  }

  const listener = await listenForChanges(url, onChange, {
    onTrouble: (error) => log.warn('listening for changes failed', { error: error.message }),
  });
  async function caughtUp() {
    try {
      const done = listener.catchUp().then(single.done);
      await withTimeout(PATIENCE_MS, done, () => {
        throw new Error(`changes not received within ${PATIENCE_MS} ms`);
      });
    } catch (error) {
      cache.invalidate('everything');
      throw error;
    }
  }

  return {
    isCurrent: () => listener.isConnected(),
    isReachable() {
      const answer = listener.catchUp().then(
        () => true,
        () => false,
      );
      // A busy process reads what has arrived before it considers the answer late.
      return withTimeout(REACHABLE_MS, answer, () => nextTurn(false));
    },
    received: () => received,
    caughtUp,
    async settled(since) {
      await caughtUp();
      if (received > since) await othersSettled();
    },
    engineIs(ready) {
      engine = ready;
      for (const change of missed) onChange(change);
      missed = [];
    },
    async stop() {
      await listener.stop();
      await Promise.all([single.done(), whole.done()]);
    },
  };
}

/** Only an import changes more goods; no form does. */
const MOST_OF_A_FORM = 100;

/** Reloading the whole catalogue, or a batch of an import, takes too long for a form to wait. */
function isWhole(change: Change): boolean {
  return change === 'everything' || change.length > MOST_OF_A_FORM || change.includes('catalogue');
}

/** Tracks work that never fails; `done` resolves when all work added so far is done. */
function createUnderWay() {
  const all = new Set<Promise<void>>();
  return {
    add(work: Promise<void>): void {
      all.add(work);
      void work.then(() => all.delete(work));
    },
    async done(): Promise<void> {
      await Promise.all(all);
    },
  };
}
