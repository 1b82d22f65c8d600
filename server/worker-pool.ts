import type { Child, End } from './child-process';

export type WorkerPool = {
  /** Resolves when the first process is ready; rejects with EndedEarly. The others start one after another. */
  begin(): Promise<void>;
  /** Replaces the processes one after another; an old one ends when its successor is ready. */
  rollingRestart(): Promise<void>;
  /** The processes that are ready. */
  readyWorkers(): Child[];
  /** Lets all processes finish, and kills those that do not end in time. */
  stop(): Promise<void>;
};

type WorkerPoolOptions = {
  /** The number of processes. */
  count: number;
  /** Starts the process of a slot; slots are numbered from 1. */
  start: (slot: number) => Child;
  note: (message: string) => void;
  /** Whether a process with a blocked event loop is killed and replaced. */
  isWatched?: boolean;
  /** In milliseconds; tests set shorter times. */
  times?: typeof TIMES;
};

const TIMES = {
  /** The pause before a restart: doubles each time, until a process has run for `well`. */
  pause: 200,
  longestPause: 60_000,
  well: 60_000,
  /** The time a process has to finish: longer than any request in progress may take. */
  finish: 25_000,
  finishGently: 350_000,
  /** The interval of liveness checks. */
  checkLiveness: 1_000,
};

/**
 * A process is replaced after this many liveness checks in a row without an answer, some 12 s. They are
 * counted, not timed, so that a machine that slept or a clock that jumped ends no process.
 */
const MAX_UNANSWERED = 3;

type LivenessCheck = { number: number; child: Child; unanswered: number };
type Slot = { number: number; current: Child | undefined; pause: number };

/**
 * Keeps a fixed number of processes running: a process that ends by itself is restarted, after a pause
 * that grows while it keeps ending.
 */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { count, start, note, isWatched = false, times = TIMES } = options;
  const slots: Slot[] = Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    current: undefined,
    pause: times.pause,
  }));
  const alive = new Set<Child>();
  const ready = new Set<Child>();
  const waiting = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let hasBegun = false;
  let restarting: Promise<void> | undefined;
  let again: Promise<void> | undefined;

  function startIn({ number }: Slot): Child {
    const child = start(number);
    alive.add(child);
    child.ready.then(
      () => {
        ready.add(child);
        if (isWatched) watchLiveness({ number, child, unanswered: 0 });
      },
      () => undefined,
    );
    void child.ended.then(() => [alive, ready].forEach((all) => all.delete(child)));
    return child;
  }

  /** Kills a process with a blocked event loop; it is restarted like one that ended by itself. */
  function watchLiveness({ number, child, unanswered }: LivenessCheck) {
    if (unanswered === MAX_UNANSWERED) {
      note(`process ${number} does not answer any more and is ended`);
      return child.kill();
    }
    setTimeout(() => {
      if (!ready.has(child)) return;
      void child.ask('is-there').then((isAlive) => {
        watchLiveness({ number, child, unanswered: isAlive ? 0 : unanswered + 1 });
      });
    }, times.checkLiveness).unref();
  }

  /** Makes the process the current one of its slot. */
  function assign(slot: Slot, child: Child) {
    slot.current = child;
    const since = Date.now();
    void child.ended.then((end) => {
      if (slot.current === child) slot.current = undefined;
      else return;
      if (Date.now() - since > times.well) slot.pause = times.pause;
      if (hasBegun) startAgain(slot, end);
    });
  }

  function startAgain(slot: Slot, end: End) {
    if (isStopping) return;
    const { pause } = slot;
    note(`process ${slot.number} ended by itself (${end}) and is started again in ${pause} ms`);
    slot.pause = Math.min(2 * pause, times.longestPause);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      if (!slot.current) assign(slot, startIn(slot));
    }, pause);
    waiting.add(timer);
  }

  async function fillOthers() {
    for (const slot of slots.slice(1)) {
      if (isStopping) return;
      if (slot.current) continue;
      const child = startIn(slot);
      assign(slot, child);
      await child.ready.catch(() => undefined);
    }
  }

  async function replaceAll() {
    for (const slot of slots) {
      if (isStopping) return;
      const next = startIn(slot);
      try {
        await next.ready;
      } catch (error) {
        // Keeps the old process.
        return note(`not restarted: ${(error as Error).message}`);
      }
      const old = slot.current;
      assign(slot, next);
      slot.pause = times.pause;
      if (old) await finish(old, true);
    }
  }

  function rollingRestart(): Promise<void> {
    if (!restarting) {
      restarting = replaceAll().finally(() => (restarting = undefined));
      return restarting;
    }
    // Requests during a restart lead to one further restart, however many there are.
    again ??= restarting.then(() => {
      again = undefined;
      return rollingRestart();
    });
    return again;
  }

  async function finish(child: Child, gently: boolean) {
    const late = setTimeout(() => child.kill(), gently ? times.finishGently : times.finish);
    child.end(gently);
    await child.ended;
    clearTimeout(late);
  }

  return {
    async begin() {
      const [first] = slots;
      if (!first) return;
      const child = startIn(first);
      assign(first, child);
      await child.ready;
      hasBegun = true;
      // It may have ended before `hasBegun` allowed a restart.
      if (!first.current) startAgain(first, await child.ended);
      void fillOthers();
    },
    rollingRestart,
    readyWorkers: () => [...ready],
    async stop() {
      isStopping = true;
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all([...alive].map((child) => finish(child, false)));
    },
  };
}
