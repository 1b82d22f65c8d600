import { setTimeout as sleep } from 'node:timers/promises';
import type { PageState, StoredDraft } from '~/services/operator-api/drafts';
import type { PageKey } from '~/services/operator-api/page-key';
import { isShopError } from '~/services/shop-api';
import { CommandError } from './document/commands';
import { diffDocuments, isSameJson } from './document/diff';
import {
  caughtUp,
  historyOf,
  lastDone,
  rebased,
  redone,
  replaced,
  undone,
  withStep,
  type Edit,
  type DocumentWithHistory,
  type StepLabel,
} from './document/history';
import { mergeDocuments, mergeFor } from './document/merge';
import { restoreCommands } from './document/restore';
import { checkDocument } from './document/block-rules';
import type { Document } from './document/tree';
import { writesOver } from './document/writes-over';
import { upgradeBlocks } from '~/blocks/read-blocks.server';
import { cleanBlocks } from '~/blocks/clean-blocks.server';
import type { EditorStore } from './editor-store.server';

/**
 * A page as its author sees it: the draft with the changes others have published since, or the live
 * page if there is no draft.
 */
export type DraftView = {
  blocks: Document;
  version: number;
  step: number;
  /**
   * Blocks that others have published different changes of: the draft then stays unchanged, and
   * publishing it asks which side to take.
   */
  conflicts: string[];
  /** The number of blocks that differ from the live page. */
  changed: number;
  isChanged: boolean;
  /** The steps that undo and redo would apply. */
  undoes: StepLabel | null;
  redoes: StepLabel | null;
};

const TRIES = 5;
/** With eight concurrent writers of one draft, each waits for seven others. */
const WRITES = 25;
const LONGEST_PAUSE_MS = 80;

export type Author = { store: EditorStore; key: PageKey; author: string };

/** The page as its author left it. */
export async function openDraft({ store, key, author }: Author): Promise<DraftView> {
  return viewOf(await store.read(key, author));
}

/**
 * Adds edits to the author's draft in their order, each once, however often they are sent. Throws a
 * CommandError if one is not allowed, and then saves none of them.
 */
export function changeDraft(writer: Author, edits: readonly Edit[]): Promise<DraftView> {
  return write(writer, (before) => {
    let made = before;
    for (const edit of edits) {
      if (edit.commands.length === 0 || made.history.known.includes(edit.id)) continue;
      made = withStep(made, edit);
    }
    return made;
  });
}

/**
 * Like `changeDraft` for one edit that `read` makes from the page, made while the page showed the
 * live version `madeOn` (null: unknown). If it would overwrite what others have published since, it
 * is applied to the page as it was: both versions then exist, and publishing asks which to take.
 * `read` is called again if the edit has to apply to another page; if it returns null, nothing
 * happens.
 */
export function changeMadeOn(
  writer: Author,
  madeOn: number | null,
  read: (blocks: Document) => Promise<Edit | null>,
): Promise<DraftView> {
  return write(writer, async (made, state) => {
    const before = madeOn === null ? null : await standingOn(madeOn, state, writer);
    for (const page of before ? [before, made] : [made]) {
      const edit = await read(page.blocks);
      if (!edit || edit.commands.length === 0 || made.history.known.includes(edit.id)) return made;
      const isFine =
        page === made || writesOver(edit.commands, { before: page.blocks, now: made.blocks });
      if (isFine) return { version: page.version, ...withStep(page, edit) };
    }
    return made;
  });
}

/** Undoes the last edit, once for an `id`; nothing happens when there is none. */
export function undoEdit(writer: Author, id: string): Promise<DraftView> {
  return write(writer, (made) => undone(made, id));
}

/** Redoes the last undone edit, once for an `id`. */
export function redoEdit(writer: Author, id: string): Promise<DraftView> {
  return write(writer, (made) => redone(made, id));
}

export type PublishResult =
  | { isPublished: true; version: number; isMerged: boolean }
  /** Blocks that another operator has published different changes of; the draft stays as it was. */
  | { isPublished: false; conflicts: string[]; theirs: Document; version: number };

/**
 * Makes the author's draft live. Changes that others have published meanwhile are retained if they
 * touched other blocks; otherwise nothing is published and the result names the conflicts.
 */
export async function publishDraft({ store, key, author }: Author): Promise<PublishResult> {
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
      // However they came into the draft, live blocks are cleaned.
      const blocks = await cleanBlocks(merged.document);
      const edit = { blocks, version: live.version, ends: 'draft' as const };
      return { isPublished: true, version: await store.publish(key, author, edit), isMerged };
    } catch (error) {
      if (!isShopError(error, 'blocks.conflict') || attempt === TRIES) throw error;
    }
  }
}

/** The blocks of an older version as the author's draft; the live page stays in the history. */
export async function restoreRevision(writer: Author, version: number): Promise<DraftView | null> {
  const blocks = await writer.store.revision(writer.key, version);
  if (!blocks) return null;
  const id = crypto.randomUUID();
  return changeDraft(writer, [{ id, commands: [{ kind: 'replace', blocks }] }]);
}

/**
 * One block of an older version in the author's draft, as one step; null if there is no such
 * version.
 */
export async function restoreBlock(
  writer: Author,
  { version, block, id }: { version: number; block: string; id: string },
): Promise<DraftView | null> {
  const earlier = await writer.store.revision(writer.key, version);
  if (!earlier) return null;
  return write(writer, (made) => {
    const commands = restoreCommands(made.blocks, earlier, block);
    const isDone = commands.length === 0 || made.history.known.includes(id);
    return isDone ? made : withStep(made, { id, commands });
  });
}

/**
 * After a refused publication: bases the draft on the live page, with the blocks of one side where
 * both have touched the same. Undoing it restores the author's own page; the live page stays in the
 * history when it is overwritten.
 */
export function settleConflicts(writer: Author, side: 'mine' | 'theirs'): Promise<DraftView> {
  return write(writer, (made, state) => {
    const { base, live } = state;
    const by = mergeFor(side, { base, mine: made.blocks, theirs: live.blocks });
    return movedTo({ blocks: by, version: live.version }, made, state);
  });
}

/** The live page; undoing that restores the author's own page. */
export function takeLive(writer: Author): Promise<DraftView> {
  return write(writer, (made, state) => movedTo(state.live, made, state));
}

/** A planned page as the author's draft, based on the live version that it was made from. */
export function takePlanned(
  writer: Author,
  planned: { blocks: Document; version: number },
): Promise<DraftView> {
  const page = { blocks: upgradeBlocks(planned.blocks), version: planned.version };
  return write(writer, (made, state) => movedTo(page, made, state));
}

/** The page in the other language, with the same uuids; nothing happens if they are the same. */
export function copyPage(writer: Author, other: Document): Promise<DraftView> {
  return write(writer, (made) => (isSameJson(made.blocks, other) ? made : replaced(made, other)));
}

/**
 * The author's draft after `live`, the page they had planned with the blocks `planned`, went live:
 * based on it, so that it holds only later changes. Null if the draft stays: there is none, or the
 * two conflict, and publishing will ask.
 */
export function draftAfterPlan(
  { draft, base }: PageState,
  planned: Document,
  live: PageState['live'],
): StoredDraft | null {
  if (!draft) return null;
  const { blocks } = draft;
  const made = { blocks, history: historyOf(draft.history) };
  const merged =
    mergeDocuments(base, blocks, live.blocks).document ??
    mergeDocuments(planned, blocks, live.blocks).document;
  if (!merged) return null;
  const next = isSameJson(merged, blocks)
    ? made
    : rebased(made, { by: merged, from: draft.version, to: live.version });
  return {
    ...next,
    blocks: [...next.blocks],
    version: live.version,
    step: draft.step + 1,
  };
}

/** Replaces the author's page by another, based on its live version. */
function movedTo(
  { blocks: by, version: to }: { blocks: Document; version: number },
  made: DocumentWithHistory,
  { live }: PageState,
): DocumentWithHistory {
  return rebased(made, { by, from: made.version ?? live.version, to });
}

/**
 * The author's draft based on the live page if the two merge; otherwise unchanged, with the
 * conflicting blocks. Nothing is written here: the next edit does that.
 */
function standing({ live, draft, base }: PageState): {
  made: DocumentWithHistory;
  conflicts: string[];
} {
  const history = historyOf(draft?.history);
  const { blocks, version } = draft ?? live;
  const made = { blocks, history, version };
  if (version === live.version) return { made, conflicts: [] };
  const merged = mergeDocuments(base, blocks, live.blocks);
  if (merged.document === null) return { made, conflicts: merged.conflicts };
  const change = { by: merged.document, from: version, to: live.version };
  return { made: caughtUp(made, change), conflicts: [] };
}

/**
 * The author's draft based on an earlier version than the live one, without what others have
 * published since. Null if it is not based on that version, or the version does not exist.
 */
async function standingOn(
  version: number,
  state: PageState,
  { store, key }: Author,
): Promise<DocumentWithHistory | null> {
  if (version >= state.live.version) return null;
  const blocks = await store.shown(key, version);
  const { made } = standing({ ...state, live: { blocks: [...(blocks ?? [])], version } });
  return blocks && made.version === version ? made : null;
}

function checked(blocks: Document): Document {
  checkDocument(blocks);
  return blocks;
}

/**
 * Reads, changes and writes; retries if another tab of the same author was faster. Throws the
 * CommandError `busy` if that happens each time.
 */
async function write(
  { store, key, author }: Author,
  change: (
    made: DocumentWithHistory,
    state: PageState,
  ) => DocumentWithHistory | Promise<DocumentWithHistory>,
): Promise<DraftView> {
  for (let attempt = 1; ; attempt += 1) {
    const state = await store.read(key, author);
    const { draft } = state;
    const { made } = standing(state);
    const changed = await change(made, state);
    const { blocks, history } = changed;
    if (history === made.history) return viewOf(state);
    const next = {
      blocks: [...blocks],
      version: changed.version ?? made.version ?? state.live.version,
      step: (draft?.step ?? 0) + 1,
      history,
    };
    if (await store.save(key, author, next)) {
      // On another version it is compared with other blocks than those that were read.
      const isThere = next.version === (draft?.version ?? state.live.version);
      return viewOf(isThere ? { ...state, draft: next } : await store.read(key, author));
    }
    if (attempt === WRITES) throw new CommandError('busy', '');
    await sleep(Math.random() * Math.min(10 * attempt, LONGEST_PAUSE_MS));
  }
}

function viewOf(state: PageState): DraftView {
  const { live, draft } = state;
  const { made, conflicts } = standing(state);
  const { blocks, history } = made;
  const { added, removed, changed, moved } = diffDocuments(live.blocks, blocks);
  return {
    blocks,
    version: live.version,
    step: draft?.step ?? 0,
    conflicts,
    changed: new Set([...added, ...removed, ...changed, ...moved]).size,
    isChanged: !isSameJson(blocks, live.blocks),
    undoes: lastDone(history) ?? null,
    redoes: history.undone.at(-1)?.label ?? null,
  };
}
