import { createExternalStore, type ExternalStore } from '~/lib/external-store';
import { writeStorage, readStorage } from './browser-storage';

/** A value that this tab keeps until it is closed, over every page it shows; nothing, where it is `none` again. */
export type TabStore<T> = ExternalStore<T> & {
  /** What there is before the tab has been asked. */
  none: () => T;
};

export function tabStore<T>(key: string, none: T): TabStore<T> {
  const known = createExternalStore<{ value: T } | undefined>(undefined);
  let first: T | undefined;
  return {
    get() {
      const now = known.get();
      return now ? now.value : (first ??= (readStorage('sessionStorage', key) as T | null) ?? none);
    },
    set(value) {
      writeStorage('sessionStorage', key, value === none ? null : value);
      known.set({ value });
    },
    none: () => none,
    subscribe: known.subscribe,
  };
}
