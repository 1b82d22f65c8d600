import { writeStorage, readStorage } from './browser-storage';
import type { SentEdit } from './sent-edit';

/** Edits of one closed page, and when it was closed (milliseconds since 1970). */
type Left = { at: number; edits: readonly SentEdit[] };

/** After a week they are older than what the page was meant to say. */
const LONGEST_MS = 7 * 24 * 3_600_000;

/**
 * What a page sends on its way out may reach nobody, and a closed tab keeps nothing: the browser keeps it
 * for its author, whose next edited page sends it again. What had arrived is not done twice.
 */
export function leaveBehind(author: number, edits: readonly SentEdit[]): void {
  if (edits.length === 0) return;
  const left: Left = { at: Date.now(), edits };
  writeStorage('localStorage', keyOf(author), [...read(author), left]);
}

/** Of the author's closed tabs, in their order and each once; from now on it is the caller's. */
export function takeLeft(author: number): SentEdit[] {
  const edits = read(author).flatMap((left) => left.edits);
  if (edits.length > 0) writeStorage('localStorage', keyOf(author), null);
  return [...new Map(edits.map((edit) => [edit.id, edit])).values()];
}

function read(author: number): Left[] {
  const all = readStorage('localStorage', keyOf(author));
  return Array.isArray(all) ? (all as Left[]).filter(({ at }) => Date.now() - at < LONGEST_MS) : [];
}

const keyOf = (author: number) => `editor-left-${author}`;
