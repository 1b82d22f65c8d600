/** A value of this page's script, and those who want to know of another one: for `useSyncExternalStore`. */
export type Watched<T> = {
  get: () => T;
  set: (value: T) => void;
  watch: (tell: () => void) => () => void;
};

export function watched<T>(first: T): Watched<T> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const tell of watchers) tell();
    },
    watch(tell) {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
}
