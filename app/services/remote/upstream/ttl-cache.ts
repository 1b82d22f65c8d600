/** An upstream sends no changes to its front end, so cached answers expire by the clock. */

/** The time to live of shared pages. */
const PAGE_MS = 60_000;
/** The time to live of the data of every page. */
const FRAME_MS = 10_000;

/** Returns the tag of a page rendered now, which expires it. */
export function untilTag(now: Date): string {
  return `until:${new Date(now.getTime() + PAGE_MS).toISOString()}`;
}

/** Creates a cache for answers that are the same for everybody. */
export function createTtlCache<Answer>(now: () => Date) {
  const entries = new Map<string, { until: number; answer: Promise<Answer> }>();
  return {
    /**
     * Returns the cached answer for this name, or requests it with `ask`; `isAnew` skips the cache. A failure
     * is not cached.
     */
    get(name: string, ask: () => Promise<Answer>, { isAnew = false } = {}): Promise<Answer> {
      const known = isAnew ? undefined : entries.get(name);
      if (known && known.until > now().getTime()) return known.answer;
      const asked = { until: now().getTime() + FRAME_MS, answer: ask() };
      entries.set(name, asked);
      asked.answer.catch(() => entries.get(name) === asked && entries.delete(name));
      return asked.answer;
    },
    clear: () => entries.clear(),
  };
}
