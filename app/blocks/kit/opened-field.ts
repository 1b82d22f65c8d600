import { useSyncExternalStore } from 'react';
import { createExternalStore } from '~/lib/external-store';

/** A field of a block that is empty and written at this moment: the block shows it, as if it were not. */
type OpenedField = { uuid: string; path: string };

const opened = createExternalStore<OpenedField | null>(null);

/** Set by the editor, and by nobody else. */
export const openField = opened.set;

/** The path of the field of this block that is opened; null where there is none. */
export function useOpenedField(uuid: string | null): string | null {
  return useSyncExternalStore(
    opened.subscribe,
    () => (opened.get()?.uuid === uuid ? opened.get()!.path : null),
    () => null,
  );
}
