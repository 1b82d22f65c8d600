/** Runs work as soon as a mutex or a semaphore admits it, and returns its result. */
export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** Admits one piece of work at a time, in the order of the calls; a failure does not stop the next. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Admits at most `permits` pieces of work at a time, in the order of the calls. */
export function createSemaphore(permits: number): RunExclusive {
  let free = permits;
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
 * Runs work for tags, one run at a time. Tags that arrive during a run share the next run, so that a
 * burst of notifications does not become a queue.
 */
export function coalesceCalls(
  work: (tags: string[]) => Promise<void>,
): (tags: string[]) => Promise<void> {
  const waiting = new Set<string>();
  const runExclusive = createMutex();
  let next: Promise<void> | undefined;
  return (tags) => {
    for (const tag of tags) waiting.add(tag);
    next ??= runExclusive(() => {
      const batch = [...waiting];
      waiting.clear();
      next = undefined;
      return work(batch);
    });
    return next;
  };
}
