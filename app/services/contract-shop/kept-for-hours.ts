/** What a process remembers for a while, and of how many; the oldest goes first. */
export type KeptForHours<Key, Value> = {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
};

const HOURS = 12;
const MOST = 10_000;

export function keptForHours<Key, Value>(
  now: () => number = Date.now,
  most = MOST,
): KeptForHours<Key, Value> {
  const kept = new Map<Key, { value: Value; until: number }>();
  return {
    get(key) {
      const found = kept.get(key);
      return found && found.until > now() ? found.value : undefined;
    },
    set(key, value) {
      // Those that were set last stand last.
      kept.delete(key);
      kept.set(key, { value, until: now() + HOURS * 3_600_000 });
      for (const [oldest, { until }] of kept) {
        if (until > now() && kept.size <= most) break;
        kept.delete(oldest);
      }
    },
    delete: (key) => void kept.delete(key),
  };
}
