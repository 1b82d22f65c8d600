import { useState, useSyncExternalStore, type ReactNode } from 'react';

/** The block whose shown part belongs to who types in it; React leaves it alone until it is let go. */
let held: string | null = null;
const watchers = new Set<() => void>();

export function holdContent(uuid: string | null): void {
  held = uuid;
  for (const tell of watchers) tell();
}

/** Does somebody type into a block at this moment? */
export function useIsWriting(): boolean {
  return useSyncExternalStore(
    watch,
    () => held !== null,
    () => false,
  );
}

/** Does somebody type into this block? */
export function useIsWritingIn(uuid: string | null): boolean {
  return useSyncExternalStore(
    watch,
    () => uuid !== null && held === uuid,
    () => false,
  );
}

/** What a block shows: the same as before while somebody types in it. */
export function useHeldContent(uuid: string, content: ReactNode): ReactNode {
  const isHeld = useSyncExternalStore(
    watch,
    () => held === uuid,
    () => false,
  );
  const [kept, keep] = useState(content);
  if (isHeld) return kept;
  if (kept !== content) keep(content);
  return content;
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
