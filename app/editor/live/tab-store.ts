/** A value that this tab keeps until it is closed, over every page it shows. */
export type TabStore<T> = {
  get: () => T;
  /** Keeps another one; nothing, where it is `none` again. */
  set: (value: T) => void;
  /** What there is before the tab has been asked. */
  none: () => T;
  watch: (tell: () => void) => () => void;
};

export function tabStore<T>(key: string, none: T): TabStore<T> {
  let kept: { value: T } | undefined;
  const watchers = new Set<() => void>();
  return {
    get: () => (kept ??= { value: stored(key) ?? none }).value,
    set(value) {
      kept = { value };
      try {
        if (value === none) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // No room, or not allowed: then it is as safe as a form that was not sent.
      }
      for (const tell of watchers) tell();
    },
    none: () => none,
    watch(tell) {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };

  function stored(name: string): T | null {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null;
    } catch {
      return null;
    }
  }
}
