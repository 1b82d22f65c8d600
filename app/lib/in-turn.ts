/** Work on one thing that must not meet other work on it. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Each piece of work begins when the one before it is done, well or not. */
export function oneAfterTheOther(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** At most so many pieces of work at a time; who comes later waits, first come, first served. */
export function fewAtATime(places: number): InTurn {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * Runs work for tags. What comes while it is under way waits and is one more run together, so that
 * a burst of notifications is no queue.
 */
export function inBursts(
  work: (tags: string[]) => Promise<void>,
): (tags: string[]) => Promise<void> {
  const waiting = new Set<string>();
  const inTurn = oneAfterTheOther();
  let next: Promise<void> | undefined;
  return (tags) => {
    for (const tag of tags) waiting.add(tag);
    next ??= inTurn(() => {
      const given = [...waiting];
      waiting.clear();
      next = undefined;
      return work(given);
    });
    return next;
  };
}
