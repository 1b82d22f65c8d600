import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { createExternalStore } from '~/lib/external-store';

/** The block in which the editor types; React does not render its content until it is unlocked. */
const lockedBlock = createExternalStore<string | null>(null);

export const lockContent = lockedBlock.set;

/** Does the editor type into a block at this moment? */
export function useIsWriting(): boolean {
  return useSyncExternalStore(
    lockedBlock.subscribe,
    () => lockedBlock.get() !== null,
    () => false,
  );
}

/** Does the editor type into this block? */
export function useIsWritingIn(uuid: string | null): boolean {
  return useSyncExternalStore(
    lockedBlock.subscribe,
    () => uuid !== null && lockedBlock.get() === uuid,
    () => false,
  );
}

/** The content of a block; while it is locked, the content from before. */
export function useLockedContent(uuid: string, content: ReactNode): ReactNode {
  const isLocked = useSyncExternalStore(
    lockedBlock.subscribe,
    () => lockedBlock.get() === uuid,
    () => false,
  );
  const [lastContent, setLastContent] = useState(content);
  if (isLocked) return lastContent;
  if (lastContent !== content) setLastContent(content);
  return content;
}
