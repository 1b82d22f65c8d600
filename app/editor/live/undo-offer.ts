import { useSyncExternalStore } from 'react';

/** Afterwards the button of the bar is the way. */
const OFFER_MS = 12_000;

let offered: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** Offers to take back what this sentence says; null when something else has been done. */
export function offerUndo(said: string | null): void {
  clearTimeout(timer);
  offered = said;
  if (said !== null) timer = setTimeout(() => offerUndo(null), OFFER_MS);
  for (const tell of watchers) tell();
}

export function useUndoOffer(): string | null {
  return useSyncExternalStore(
    watch,
    () => offered,
    () => null,
  );
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
