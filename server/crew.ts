import type { Child, End } from './child-process';

export type Crew = {
  /** Resolves when the first one is ready; rejects with EndedEarly. The others follow in turn. */
  begin(): Promise<void>;
  /** Puts a new one in the place of each, in turn; an old one ends when its successor is ready. */
  renew(): Promise<void>;
  /** Those who are ready. */
  atWork(): Child[];
  /** Lets all finish, and ends by force who does not. */
  stop(): Promise<void>;
};

type CrewOptions = {
  /** How many places there are. */
  count: number;
  /** Starts the process of a place; numbers begin with 1. */
  start: (place: number) => Child;
  note: (message: string) => void;
  /** Is a process replaced whose event loop stands still? */
  isWatched?: boolean;
  /** In milliseconds; tests have less patience. */
  times?: typeof TIMES;
};

const TIMES = {
  /** Before a process is started again: twice as long each time, until one works for `well`. */
  pause: 200,
  longestPause: 60_000,
  well: 60_000,
  /** How long one may take to finish: longer than its requests under way may. */
  finish: 25_000,
  finishGently: 350_000,
  /** Between two questions whether a process is still there. */
  look: 1_000,
};

/**
 * So many questions in a row a process leaves unanswered before it is replaced, some 12 s. They are counted, not
 * timed: a machine that slept or a clock that jumped ends nothing.
 */
const MAX_UNANSWERED = 3;

type Watched = { number: number; child: Child; unanswered: number };
type Place = { number: number; current: Child | undefined; pause: number };

/**
 * Keeps so many processes at work: one that ends by itself is started again, after a pause that
 * grows while it keeps ending.
 */
export function createCrew(options: CrewOptions): Crew {
  const { count, start, note, isWatched = false, times = TIMES } = options;
  const places: Place[] = Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    current: undefined,
    pause: times.pause,
  }));
  const alive = new Set<Child>();
  const atWork = new Set<Child>();
  const waiting = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let hasBegun = false;
  let renewing: Promise<void> | undefined;
  let again: Promise<void> | undefined;

  function startAt({ number }: Place): Child {
    const child = start(number);
    alive.add(child);
    child.ready.then(
      () => {
        atWork.add(child);
        if (isWatched) lookAgain({ number, child, unanswered: 0 });
      },
      () => undefined,
    );
    void child.ended.then(() => [alive, atWork].forEach((all) => all.delete(child)));
    return child;
  }

  /** Ends a process whose event loop stands still; as one that ended by itself it is started again. */
  function lookAgain({ number, child, unanswered }: Watched) {
    if (unanswered === MAX_UNANSWERED) {
      note(`process ${number} does not answer any more and is ended`);
      return child.kill();
    }
    setTimeout(() => {
      if (!atWork.has(child)) return;
      void child.ask('is-there').then((isThere) => {
        lookAgain({ number, child, unanswered: isThere ? 0 : unanswered + 1 });
      });
    }, times.look).unref();
  }

  /** From now on the place is this one's. */
  function settle(place: Place, child: Child) {
    place.current = child;
    const since = Date.now();
    void child.ended.then((end) => {
      if (place.current === child) place.current = undefined;
      else return;
      if (Date.now() - since > times.well) place.pause = times.pause;
      if (hasBegun) startAgain(place, end);
    });
  }

  function startAgain(place: Place, end: End) {
    if (isStopping) return;
    const { pause } = place;
    note(`process ${place.number} ended by itself (${end}) and is started again in ${pause} ms`);
    place.pause = Math.min(2 * pause, times.longestPause);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      if (!place.current) settle(place, startAt(place));
    }, pause);
    waiting.add(timer);
  }

  async function fillOthers() {
    for (const place of places.slice(1)) {
      if (isStopping) return;
      if (place.current) continue;
      const child = startAt(place);
      settle(place, child);
      await child.ready.catch(() => undefined);
    }
  }

  async function renewAll() {
    for (const place of places) {
      if (isStopping) return;
      const next = startAt(place);
      try {
        await next.ready;
      } catch (error) {
        // Better the old one than none.
        return note(`not renewed: ${(error as Error).message}`);
      }
      const old = place.current;
      settle(place, next);
      place.pause = times.pause;
      if (old) await finish(old, true);
    }
  }

  function renew(): Promise<void> {
    if (!renewing) {
      renewing = renewAll().finally(() => (renewing = undefined));
      return renewing;
    }
    // Requests during a restart lead to one more, however many there are.
    again ??= renewing.then(() => {
      again = undefined;
      return renew();
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
      const [first] = places;
      if (!first) return;
      const child = startAt(first);
      settle(first, child);
      await child.ready;
      hasBegun = true;
      // Meanwhile it may have ended, when nobody started it again yet.
      if (!first.current) startAgain(first, await child.ended);
      void fillOthers();
    },
    renew,
    atWork: () => [...atWork],
    async stop() {
      isStopping = true;
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all([...alive].map((child) => finish(child, false)));
    },
  };
}
