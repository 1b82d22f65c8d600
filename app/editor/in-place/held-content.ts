import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { createExternalStore } from '~/lib/external-store';

/** The block that the editor types in; React does not render its shown part until it is released. */
const held = createExternalStore<string | null>(null);

export const holdContent = held.set;

/** Does somebody type into a block at this moment? */
export function useIsWriting(): boolean {
  return useSyncExternalStore(
    held.subscribe,
    () => held.get() !== null,
    () => false,
  );
}

/** Does somebody type into this block? */
export function useIsWritingIn(uuid: string | null): boolean {
  return useSyncExternalStore(
    held.subscribe,
    () => uuid !== null && held.get() === uuid,
    () => false,
  );
}

/** What a block shows: the same as before while somebody types in it. */
export function useHeldContent(uuid: string, content: ReactNode): ReactNode {
  const isHeld = useSyncExternalStore(
    held.subscribe,
    () => held.get() === uuid,
    () => false,
  );
  const [kept, keep] = useState(content);
  if (isHeld) return kept;
  if (kept !== content) keep(content);
  return content;
}
