import { useSyncExternalStore } from 'react';

/** A field of a block that is empty and written at this moment: the block shows it, as if it were not. */
type OpenedField = { uuid: string; path: string };

let opened: OpenedField | null = null;
const watchers = new Set<() => void>();

/** Set by the editor, and by nobody else. */
export function openField(field: OpenedField | null): void {
  opened = field;
  for (const tell of watchers) tell();
}

/** The path of the field of this block that is opened; null where there is none. */
export function useOpenedField(uuid: string | null): string | null {
  return useSyncExternalStore(
    watch,
    () => (opened !== null && opened.uuid === uuid ? opened.path : null),
    () => null,
  );
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
