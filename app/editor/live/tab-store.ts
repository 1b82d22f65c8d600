import { createExternalStore, type ExternalStore } from '~/lib/external-store';
import { writeStorage, readStorage } from './browser-storage';

/**
 * A value that this tab stores until it is closed, across all pages it shows; `none` removes it.
 */
export type TabStore<T> = ExternalStore<T> & {
  /** The value before the storage has been read. */
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
