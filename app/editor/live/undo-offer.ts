import { useSyncExternalStore } from 'react';
import { createExternalStore } from '~/lib/external-store';

/** Afterwards the button of the bar is the way. */
const OFFER_MS = 12_000;

const offered = createExternalStore<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Offers to take back what this sentence says; null when something else has been done. */
export function offerUndo(said: string | null): void {
  clearTimeout(timer);
  if (said !== null) timer = setTimeout(() => offerUndo(null), OFFER_MS);
  offered.set(said);
}

export function useUndoOffer(): string | null {
  return useSyncExternalStore(offered.subscribe, offered.get, () => null);
}
