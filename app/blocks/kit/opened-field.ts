import { useSyncExternalStore } from 'react';
import { createExternalStore } from '~/lib/external-store';

/** An empty field of a block that is being edited: the block shows it as if it had a value. */
type OpenedField = { uuid: string; path: string };

const opened = createExternalStore<OpenedField | null>(null);

/** Set only by the editor. */
export const openField = opened.set;

/** The path of this block's field that is being edited; null if there is none. */
export function useOpenedField(uuid: string | null): string | null {
  return useSyncExternalStore(
    opened.subscribe,
    () => (opened.get()?.uuid === uuid ? opened.get()!.path : null),
    () => null,
  );
}
