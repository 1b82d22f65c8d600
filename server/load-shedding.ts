export type Workplaces = {
  /**
   * Gives the function that leaves again, at once or when a place gets free; undefined when too
   * many wait already, or nobody left for `waitMs`.
   */
  enter(): Promise<(() => void) | undefined>;
};

type Options = {
  /** How many may be inside. */
  places: number;
  /** How many may wait, first come, first served. */
  queue: number;
  waitMs: number;
};

/** Lets so many at work at a time and turns the others away soon, so that overload stays short. */
export function createWorkplaces({ places, queue, waitMs }: Options): Workplaces {
  let inside = 0;
  const waiting = new Set<() => void>();

  function leaveOnce() {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      inside -= 1;
      const [next] = waiting;
      next?.();
    };
  }

  function take() {
    inside += 1;
    return leaveOnce();
  }

  return {
    async enter() {
      if (inside < places) return take();
      if (waiting.size >= queue) return undefined;
      return new Promise((resolve) => {
        const done = (leave?: () => void) => {
          clearTimeout(timer);
          waiting.delete(called);
          resolve(leave);
        };
        const called = () => done(take());
        const timer = setTimeout(done, waitMs);
        waiting.add(called);
      });
    },
  };
}
