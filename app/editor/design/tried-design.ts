import { useSyncExternalStore } from 'react';
import { DESIGN_KEYS, type DesignValues } from '~/services/operator-api/design';

type Tried = Partial<DesignValues>;

const NONE: Tried = {};
let tried = NONE;
const watchers = new Set<() => void>();

/** What is chosen in the form of the design at this moment, saved or not. */
export function useTriedDesign(): Tried {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => tried,
    () => NONE,
  );
}

/** Shows these values on the page; those that are none yet, such as half a colour, it leaves out. */
export function tryDesign(values: Tried): void {
  const next = Object.fromEntries(
    DESIGN_KEYS.flatMap((key) => {
      const value = values[key]?.trim();
      return value !== undefined && isWhole(key, value) ? [[key, value]] : [];
    }),
  );
  if (JSON.stringify(next) === JSON.stringify(tried)) return;
  tried = Object.keys(next).length === 0 ? NONE : next;
  for (const watcher of watchers) watcher();
}

function isWhole(key: string, value: string): boolean {
  return key.endsWith('Color') ? /^#[0-9a-f]{6}$/i.test(value) : value !== '';
}
