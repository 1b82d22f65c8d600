import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EndedEarly, type Child, type End } from './child-process';
import { createWorkerPool } from './worker-pool';

const TIMES = {
  pause: 100,
  longestPause: 400,
  well: 1_000,
  finish: 5_000,
  finishGently: 50_000,
  checkLiveness: 1_000,
};

type Actor = Child & {
  place: number;
  said: string[];
  /** Whether it answers liveness checks. */
  answers: boolean;
  getReady(): void;
  die(end?: End): void;
};

/** Processes that the test controls, in the order in which they were started. */
function actors() {
  const all: Actor[] = [];
  function start(place: number): Child {
    const said: string[] = [];
    let getReady!: () => void;
    let die!: (end?: End) => void;
    const ended = new Promise<End>((resolve) => (die = (end = 1) => resolve(end)));
    const ready = new Promise<void>((resolve, reject) => {
      getReady = resolve;
      void ended.then((end) => reject(new EndedEarly(end)));
    });
    ready.catch(() => undefined);
    const actor: Actor = {
      place,
      said,
      ready,
      ended,
      getReady,
      die,
      answers: true,
      ask: async () => actor.answers,
      end: (gently) => said.push(gently ? 'end gently' : 'end'),
      kill() {
        said.push('kill');
        die('SIGKILL');
      },
    };
    all.push(actor);
    return actor;
  }
  const notes: string[] = [];
  const poolOf = (count: number, isWatched = true) =>
    createWorkerPool({ count, start, note: (text) => notes.push(text), isWatched, times: TIMES });
  return { all, notes, poolOf };
}

/** Advances the timers and everything that becomes due. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
afterEach(() => vi.clearAllTimers());

test('waits for the first one; the others follow one after the other', async () => {
  const { all, poolOf } = actors();
  const pool = poolOf(3);
  const begun = pool.begin();
  await pass(0);
  expect(all.map(({ place }) => place)).toEqual([1]);
  expect(pool.readyWorkers()).toEqual([]);
  all[0]!.getReady();
  await begun;
  await pass(0);
  expect(all.map(({ place }) => place)).toEqual([1, 2]);
  all[1]!.getReady();
  await pass(0);
  expect(all.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(pool.readyWorkers()).toEqual(all.slice(0, 2));
});

test('a first one that never gets ready is not restarted', async () => {
  const { all, poolOf } = actors();
  const begun = poolOf(2).begin();
  const failed = expect(begun).rejects.toMatchObject({ end: 78 });
  all[0]!.die(78);
  await failed;
  await pass(10_000);
  expect(all).toHaveLength(1);
});

test('one that keeps ending is restarted ever later; one that was healthy, soon', async () => {
  const { all, notes, poolOf } = actors();
  const pool = poolOf(1);
  const begun = pool.begin();
  all[0]!.getReady();
  await begun;
  for (const [i, pause] of [100, 200, 400, 400].entries()) {
    all[i]!.die('SIGSEGV');
    await pass(pause - 1);
    expect(all, `before ${pause} ms`).toHaveLength(i + 1);
    await pass(1);
    expect(all, `after ${pause} ms`).toHaveLength(i + 2);
  }
  expect(notes[0]).toBe('process 1 ended by itself (SIGSEGV) and is started again in 100 ms');
  await pass(1_001);
  all[4]!.die(1);
  await pass(100);
  expect(all).toHaveLength(6);
});

test('a rolling restart replaces one process after another, and an old one ends when its successor is ready', async () => {
  const { all, poolOf } = actors();
  const pool = poolOf(2);
  const begun = pool.begin();
  all[0]!.getReady();
  await begun;
  await pass(0);
  all[1]!.getReady();
  await pass(0);

  const restarted = pool.rollingRestart();
  await pass(0);
  expect(all.map(({ place }) => place)).toEqual([1, 2, 1]);
  expect(all[0]!.said).toEqual([]);
  all[2]!.getReady();
  await pass(0);
  expect(all[0]!.said).toEqual(['end gently']);
  expect(all, 'one more than usual at most').toHaveLength(3);
  all[0]!.die(0);
  await pass(0);
  all[3]!.getReady();
  await pass(0);
  all[1]!.die(0);
  await restarted;
  expect(pool.readyWorkers()).toEqual(all.slice(2));
  await pass(10_000);
  expect(all, 'a worker that was asked to end is not started again').toHaveLength(4);
});

test('a successor that cannot start leaves everything unchanged', async () => {
  const { all, notes, poolOf } = actors();
  const pool = poolOf(1);
  const begun = pool.begin();
  all[0]!.getReady();
  await begun;
  const restarted = pool.rollingRestart();
  await pass(0);
  all[1]!.die(1);
  await restarted;
  expect(all[0]!.said).toEqual([]);
  expect(pool.readyWorkers()).toEqual([all[0]]);
  expect(notes.at(-1)).toContain('not restarted');
});

test('restarts requested during one lead to a single further one', async () => {
  const { all, poolOf } = actors();
  const pool = poolOf(1);
  const begun = pool.begin();
  all[0]!.getReady();
  await begun;
  const asked = [pool.rollingRestart(), pool.rollingRestart(), pool.rollingRestart()];
  for (const i of [1, 2]) {
    await pass(0);
    expect(all).toHaveLength(i + 1);
    all[i]!.getReady();
    await pass(0);
    all[i - 1]!.die(0);
  }
  await Promise.all(asked);
  expect(all).toHaveLength(3);
});

test('one that dies while its successor starts has one successor', async () => {
  const { all, poolOf } = actors();
  const pool = poolOf(1);
  const begun = pool.begin();
  all[0]!.getReady();
  await begun;
  const restarted = pool.rollingRestart();
  await pass(0);
  all[0]!.die('SIGKILL');
  await pass(50);
  all[1]!.getReady();
  await restarted;
  await pass(10_000);
  expect(pool.readyWorkers()).toEqual([all[1]]);
  expect(all).toHaveLength(2);
});

test('one that leaves three questions in a row unanswered is killed and restarted', async () => {
  const { all, notes, poolOf } = actors();
  const begun = poolOf(1).begin();
  await pass(60_000);
  expect(all[0]!.said, 'nobody asks one that is not ready yet').toEqual([]);
  all[0]!.getReady();
  await begun;
  for (const answers of [false, false, true, false, false]) {
    all[0]!.answers = answers;
    await pass(1_000);
  }
  expect(all[0]!.said).toEqual([]);
  await pass(1_000);
  expect(all[0]!.said).toEqual(['kill']);
  expect(notes[0]).toBe('process 1 does not answer any more and is ended');
  await pass(100);
  expect(all).toHaveLength(2);
  all[1]!.getReady();
  await pass(60_000);
  expect(all[1]!.said).toEqual([]);
});

test('one that is not watched may stand still', async () => {
  const { all, poolOf } = actors();
  const begun = poolOf(1, false).begin();
  all[0]!.getReady();
  await begun;
  all[0]!.answers = false;
  await pass(60_000);
  expect(all[0]!.said).toEqual([]);
});

test('stopping lets all finish, kills those that do not, and restarts none', async () => {
  const { all, poolOf } = actors();
  const pool = poolOf(2);
  const begun = pool.begin();
  all[0]!.getReady();
  await begun;
  await pass(0);
  const stopped = pool.stop();
  await pass(0);
  expect(all.map(({ said }) => said)).toEqual([['end'], ['end']]);
  all[0]!.die(0);
  await pass(5_000);
  await stopped;
  expect(all[0]!.said).toEqual(['end']);
  expect(all[1]!.said).toEqual(['end', 'kill']);
  await pass(10_000);
  expect(all).toHaveLength(2);
});
