import { writeStorage, readStorage } from './browser-storage';
import type { SentEdit } from './sent-edit';

/** Edits of one closed page and the time when it was closed (milliseconds since 1970). */
type UnsavedPage = { at: number; edits: readonly SentEdit[] };

/** Older edits are dropped: the page has changed meanwhile. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;

/**
 * Stores edits whose beacon may not arrive, for their author: the next page that the author edits sends them
 * again. The server applies each edit once.
 */
export function storeUnsavedEdits(author: number, edits: readonly SentEdit[]): void {
  if (edits.length === 0) return;
  const page: UnsavedPage = { at: Date.now(), edits };
  writeStorage('localStorage', keyOf(author), [...read(author), page]);
}

/** Takes the stored edits of the author's closed tabs, each once and in their order, out of the storage. */
export function recoverUnsavedEdits(author: number): SentEdit[] {
  const edits = read(author).flatMap((page) => page.edits);
  if (edits.length > 0) writeStorage('localStorage', keyOf(author), null);
  return [...new Map(edits.map((edit) => [edit.id, edit])).values()];
}

function read(author: number): UnsavedPage[] {
  const all = readStorage('localStorage', keyOf(author));
  return Array.isArray(all)
    ? (all as UnsavedPage[]).filter(({ at }) => Date.now() - at < MAX_AGE_MS)
    : [];
}

const keyOf = (author: number) => `editor-left-${author}`;
