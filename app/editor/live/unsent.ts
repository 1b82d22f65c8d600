import { useSyncExternalStore } from 'react';
import type { SentEdit } from './sent-edit';
import { tabStore } from './tab-store';

const NONE: readonly SentEdit[] = [];
const { get, set, none, subscribe } = tabStore('editor-unsent', NONE);

/**
 * Edits that are not answered yet, in their order. The tab stores them: if this page closes first,
 * the next one sends them.
 */
export function useUnsent(): readonly SentEdit[] {
  return useSyncExternalStore(subscribe, get, none);
}

/** The present ones. */
export const unsentEdits = get;

export function addUnsent(edit: SentEdit): void {
  set([...get(), edit]);
}

export function removeUnsent({ id }: Pick<SentEdit, 'id'>): void {
  const rest = get().filter((each) => each.id !== id);
  set(rest.length > 0 ? rest : NONE);
}
