import { useSyncExternalStore } from 'react';
import type { SentEdit } from './sent-edit';

const KEY = 'editor-unsent';
const NONE: readonly SentEdit[] = [];

let unsent: readonly SentEdit[] | undefined;
const watchers = new Set<() => void>();

/**
 * Edits that are not answered yet, in their order. The tab keeps them: should this page end before,
 * the next one sends them.
 */
export function useUnsent(): readonly SentEdit[] {
  return useSyncExternalStore(watch, unsentEdits, () => NONE);
}

export function addUnsent(edit: SentEdit): void {
  set([...unsentEdits(), edit]);
}

export function removeUnsent({ id }: Pick<SentEdit, 'id'>): void {
  set(unsentEdits().filter((each) => each.id !== id));
}

/** Those of this moment. */
export function unsentEdits(): readonly SentEdit[] {
  unsent ??= stored();
  return unsent;
}

function stored(): readonly SentEdit[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as SentEdit[];
  } catch {
    return NONE;
  }
}

function set(edits: readonly SentEdit[]): void {
  unsent = edits;
  try {
    if (edits.length > 0) sessionStorage.setItem(KEY, JSON.stringify(edits));
    else sessionStorage.removeItem(KEY);
  } catch {
    // No room, or not allowed: then they are as safe as a form that was not sent.
  }
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
