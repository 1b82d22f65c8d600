import { useSyncExternalStore } from 'react';
import { createExternalStore } from '~/lib/external-store';

/** After this time only the button of the bar offers undo. */
const OFFER_MS = 12_000;

const offered = createExternalStore<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Offers to undo the action of this sentence; null after another action. */
export function offerUndo(said: string | null): void {
  clearTimeout(timer);
  if (said !== null) timer = setTimeout(() => offerUndo(null), OFFER_MS);
  offered.set(said);
}

export function useUndoOffer(): string | null {
  return useSyncExternalStore(offered.subscribe, offered.get, () => null);
}
