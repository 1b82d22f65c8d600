import { watched, type Watched } from '~/lib/watched';

/** A value that this tab keeps until it is closed, over every page it shows; nothing, where it is `none` again. */
export type TabStore<T> = Watched<T> & {
  /** What there is before the tab has been asked. */
  none: () => T;
};

export function tabStore<T>(key: string, none: T): TabStore<T> {
  const kept = watched<{ value: T } | undefined>(undefined);
  let first: T | undefined;
  return {
    get() {
      const now = kept.get();
      return now ? now.value : (first ??= stored(key) ?? none);
    },
    set(value) {
      try {
        if (value === none) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // No room, or not allowed: then it is as safe as a form that was not sent.
      }
      kept.set({ value });
    },
    none: () => none,
    watch: kept.watch,
  };

  function stored(name: string): T | null {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null;
    } catch {
      return null;
    }
  }
}
