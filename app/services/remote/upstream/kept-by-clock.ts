/** Nothing tells a front of changes, so the clock ends what it keeps. */

/** Pages that others see too are kept so long. */
const PAGE_MS = 60_000;
/** So long what every page needs is not asked for again. */
const FRAME_MS = 10_000;

/** The tag of what a page was made from at this moment. */
export function untilTag(now: Date): string {
  return `until:${new Date(now.getTime() + PAGE_MS).toISOString()}`;
}

/** What is the same for everybody, for some seconds. */
export function keptFrame<Answer>(now: () => Date) {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();
  return {
    /**
     * What is known by this name, or else what `ask` gives; anew for a request that goes round caches. What failed
     * is asked for again at once.
     */
    get(name: string, ask: () => Promise<Answer>, { isAnew = false } = {}): Promise<Answer> {
      const known = isAnew ? undefined : kept.get(name);
      if (known && known.until > now().getTime()) return known.answer;
      const asked = { until: now().getTime() + FRAME_MS, answer: ask() };
      kept.set(name, asked);
      asked.answer.catch(() => kept.get(name) === asked && kept.delete(name));
      return asked.answer;
    },
    clear: () => kept.clear(),
  };
}
