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
  if (edits.length > 0) write(author, [...without(read(author), edits), { at: Date.now(), edits }]);
}

/** Of the author's closed tabs, in their order. */
export function leftBehind(author: number): SentEdit[] {
  return read(author).flatMap(({ edits }) => edits);
}

/** It is answered. */
export function forgetLeft(author: number, edit: Pick<SentEdit, 'id'>): void {
  const all = read(author);
  const rest = without(all, [edit]);
  if (JSON.stringify(rest) !== JSON.stringify(all)) write(author, rest);
}

function without(all: readonly Left[], gone: readonly Pick<SentEdit, 'id'>[]): Left[] {
  const ids = new Set(gone.map(({ id }) => id));
  return all
    .map(({ at, edits }) => ({ at, edits: edits.filter(({ id }) => !ids.has(id)) }))
    .filter(({ edits }) => edits.length > 0);
}

function read(author: number): Left[] {
  try {
    const all = JSON.parse(localStorage.getItem(keyOf(author)) ?? '[]') as Left[];
    return all.filter(({ at }) => Date.now() - at < LONGEST_MS);
  } catch {
    return [];
  }
}

function write(author: number, all: readonly Left[]): void {
  try {
    if (all.length > 0) localStorage.setItem(keyOf(author), JSON.stringify(all));
    else localStorage.removeItem(keyOf(author));
  } catch {
    // No room, or not allowed: then it is as safe as what was sent on the way out.
  }
}

const keyOf = (author: number) => `editor-left-${author}`;
