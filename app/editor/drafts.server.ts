import type { DraftStore, PageKey, PageState } from '~/services/draft-store';
import { isShopError } from '~/services/shop-api';
import { applyAll } from './document/apply';
import type { EditorCommand } from './document/commands';
import { isSameJson } from './document/diff';
import { mergeDocuments } from './document/merge';
import { checkDocument } from './document/rules';
import type { Document } from './document/tree';

/** One thing an operator did: a few commands that are undone together. */
export type Edit = { id: string; commands: EditorCommand[] };

type Step = Edit & { inverses: EditorCommand[] };
type History = { done: Step[]; undone: Step[]; known: string[] };

/** A page as its author has it: the draft, or what is live while there is none. */
export type DraftView = {
  blocks: Document;
  version: number;
  step: number;
  isChanged: boolean;
  canUndo: boolean;
  canRedo: boolean;
};

/** Steps that can be undone. */
const MOST_STEPS = 100;
/** Edits that are known again when they are sent twice. */
const MOST_KNOWN = 300;
const TRIES = 5;

type Author = { store: DraftStore; key: PageKey; author: string };

/** The page as its author left it. */
export async function openDraft({ store, key, author }: Author): Promise<DraftView> {
  return viewOf(await store.read(key, author));
}

/**
 * Adds edits to the author's draft, in their order and each once, however often they are sent.
 * Throws a CommandError when one is not allowed, and then none of them is kept.
 */
export function changeDraft(writer: Author, edits: readonly Edit[]): Promise<DraftView> {
  return write(writer, (blocks, history) => {
    let document = blocks;
    let made = history;
    for (const { id, commands } of edits) {
      if (made.known.includes(id)) continue;
      const { document: changed, inverses } = applyAll(document, commands);
      document = changed;
      made = {
        done: [...made.done, { id, commands, inverses }].slice(-MOST_STEPS),
        undone: [],
        known: [...made.known, id].slice(-MOST_KNOWN),
      };
    }
    return { blocks: document, history: made };
  });
}

/** Takes the last edit back; nothing happens when there is none. */
export function undoEdit(writer: Author): Promise<DraftView> {
  return write(writer, (blocks, history) => {
    const last = history.done.at(-1);
    if (!last) return { blocks, history };
    return {
      blocks: applyAll(blocks, last.inverses).document,
      history: {
        ...history,
        done: history.done.slice(0, -1),
        undone: [...history.undone, last],
      },
    };
  });
}

/** Does the last edit again that was taken back. */
export function redoEdit(writer: Author): Promise<DraftView> {
  return write(writer, (blocks, history) => {
    const next = history.undone.at(-1);
    if (!next) return { blocks, history };
    const { document, inverses } = applyAll(blocks, next.commands);
    return {
      blocks: document,
      history: {
        ...history,
        done: [...history.done, { ...next, inverses }],
        undone: history.undone.slice(0, -1),
      },
    };
  });
}

export type Published =
  | { isPublished: true; version: number; isMerged: boolean }
  /** Blocks that somebody else has published other changes of; the draft stays as it was. */
  | { isPublished: false; conflicts: string[]; theirs: Document; version: number };

/**
 * Makes the author's draft live. What others have published meanwhile is kept, where they touched
 * other blocks; else nothing is published and the conflicts are named.
 */
export async function publishDraft({ store, key, author }: Author): Promise<Published> {
  for (let attempt = 1; ; attempt += 1) {
    const { live, draft, base } = await store.read(key, author);
    if (!draft) return { isPublished: true, version: live.version, isMerged: false };
    const isMerged = draft.version !== live.version;
    const merged = isMerged
      ? mergeDocuments(base, draft.blocks, live.blocks)
      : { document: checked(draft.blocks), conflicts: [] };
    if (merged.document === null) {
      const { conflicts } = merged;
      return { isPublished: false, conflicts, theirs: live.blocks, version: live.version };
    }
    try {
      const edit = { blocks: [...merged.document], version: live.version };
      return { isPublished: true, version: await store.publish(key, author, edit), isMerged };
    } catch (error) {
      if (!isShopError(error, 'blocks.conflict') || attempt === TRIES) throw error;
    }
  }
}

/** The blocks of an older version as the author's draft; what is live stays in the history. */
export async function restoreRevision(writer: Author, version: number): Promise<DraftView | null> {
  const blocks = await writer.store.revision(writer.key, version);
  if (!blocks) return null;
  const id = crypto.randomUUID();
  return changeDraft(writer, [{ id, commands: [{ kind: 'replace', blocks }] }]);
}

function checked(blocks: Document): Document {
  checkDocument(blocks);
  return blocks;
}

type Change = (blocks: Document, history: History) => { blocks: Document; history: History };

/** Reads, changes and writes; again, when another tab of the same author was faster. */
async function write({ store, key, author }: Author, change: Change): Promise<DraftView> {
  for (let attempt = 1; ; attempt += 1) {
    const state = await store.read(key, author);
    const { live, draft } = state;
    const before = historyOf(draft?.history);
    const { blocks, history } = change(draft?.blocks ?? live.blocks, before);
    if (history === before) return viewOf(state);
    const next = {
      blocks: [...blocks],
      version: draft?.version ?? live.version,
      step: (draft?.step ?? 0) + 1,
      history,
    };
    if (await store.save(key, author, next)) return viewOf({ ...state, draft: next });
    if (attempt === TRIES) throw new Error(`The draft of ${author} is written all the time`);
  }
}

function historyOf(stored: Record<string, unknown> | undefined): History {
  return { done: [], undone: [], known: [], ...(stored as Partial<History> | undefined) };
}

function viewOf({ live, draft }: PageState): DraftView {
  const { done, undone } = historyOf(draft?.history);
  return {
    blocks: draft?.blocks ?? live.blocks,
    version: live.version,
    step: draft?.step ?? 0,
    isChanged: draft !== null && !isSameJson(draft.blocks, live.blocks),
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
  };
}
