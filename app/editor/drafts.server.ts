import { setTimeout as sleep } from 'node:timers/promises';
import type { DraftStore, PageState, StoredDraft } from '~/services/operator-api/drafts';
import type { PageKey } from '~/services/operator-api/page-key';
import { isShopError } from '~/services/shop-api';
import { applyAll } from './document/apply';
import { CommandError, type EditorCommand } from './document/commands';
import { diffDocuments, isSameJson } from './document/diff';
import { mergeDocuments, mergeFor } from './document/merge';
import { checkDocument } from './document/rules';
import { findBlock, type Document } from './document/tree';
import { upgradeBlocks } from '~/blocks/read-blocks.server';
import { cleanBlocks } from './clean-blocks.server';

/** One thing an operator did: a few commands that are undone together. */
export type Edit = { id: string; commands: EditorCommand[] };

/** What a step did, and to a block of which name; null where it was about the whole page. */
export type StepLabel = { kind: EditorCommand['kind']; name: string | null };

type Step = {
  id: string;
  label: StepLabel;
  /** Live versions the draft stood on before and after, where the step has put it on another one. */
  rebased?: { from: number; to: number };
};
/**
 * A step keeps the way to its other side alone: what was done how it is taken back, what was taken back
 * how it is done again. Going there gives the way back.
 */
type Done = Step & { inverses: EditorCommand[] };
type Undone = Step & { commands: EditorCommand[] };
type History = { done: Done[]; undone: Undone[]; known: string[] };

/** A page as its author has it: the draft, or what is live while there is none. */
export type DraftView = {
  blocks: Document;
  version: number;
  step: number;
  /** Blocks that differ from what is live. */
  changed: number;
  isChanged: boolean;
  /** What would be taken back, and what done again. */
  undoes: StepLabel | null;
  redoes: StepLabel | null;
};

/** Steps that can be undone. */
const MOST_STEPS = 100;
/** All of them together, where steps hold whole pages. */
const MOST_BYTES = 1_000_000;
/** Edits that are known again when they are sent twice. */
const MOST_KNOWN = 300;
const TRIES = 5;
/** Of eight that write one draft at a time each waits for seven others. */
const WRITES = 25;
const LONGEST_PAUSE_MS = 80;

export type Author = { store: DraftStore; key: PageKey; author: string };

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
    let made = { blocks, history };
    for (const edit of edits) {
      if (edit.commands.length === 0 || made.history.known.includes(edit.id)) continue;
      made = withStep(made.blocks, made.history, edit);
    }
    return made;
  });
}

/** Takes the last edit back, once for an `id`; nothing happens when there is none. */
export function undoEdit(writer: Author, id: string): Promise<DraftView> {
  return write(writer, (blocks, history) => {
    const last = history.done.at(-1);
    if (!last || history.known.includes(id)) return { blocks, history };
    const { inverses, ...step } = last;
    const { document, inverses: commands } = applyAll(blocks, inverses);
    return {
      blocks: document,
      history: {
        done: history.done.slice(0, -1),
        undone: [...history.undone, { ...step, commands }],
        known: withKnown(history, id),
      },
      ...versioned(last.rebased?.from),
    };
  });
}

/** Does the last edit again that was taken back, once for an `id`. */
export function redoEdit(writer: Author, id: string): Promise<DraftView> {
  return write(writer, (blocks, history) => {
    const next = history.undone.at(-1);
    if (!next || history.known.includes(id)) return { blocks, history };
    const { commands, ...step } = next;
    const { document, inverses } = applyAll(blocks, commands);
    return {
      blocks: document,
      history: {
        done: [...history.done, { ...step, inverses }],
        undone: history.undone.slice(0, -1),
        known: withKnown(history, id),
      },
      ...versioned(next.rebased?.to),
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
      // Whatever way they came into the draft: what goes live is clean.
      const blocks = await cleanBlocks(merged.document);
      const edit = { blocks, version: live.version, ends: 'draft' as const };
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

/**
 * After a refused publication: puts the draft on what is live, with the blocks of one side where both
 * have touched the same. Undoing it brings the author's own page back; what is live stays in the
 * history when it is written over.
 */
export function settleConflicts(writer: Author, side: 'mine' | 'theirs'): Promise<DraftView> {
  return write(writer, (blocks, history, state) => {
    const merged = mergeFor(side, { base: state.base, mine: blocks, theirs: state.live.blocks });
    return rebased(blocks, history, { by: merged, on: state.live.version }, state);
  });
}

/** The page as it is live; undoing that brings the author's own back. */
export function takeLive(writer: Author): Promise<DraftView> {
  return write(writer, (blocks, history, state) =>
    rebased(blocks, history, { by: state.live.blocks, on: state.live.version }, state),
  );
}

/** A planned page as the author's draft, on the live version that it was made from. */
export function takePlanned(
  writer: Author,
  planned: { blocks: Document; version: number },
): Promise<DraftView> {
  return write(writer, (blocks, history, state) =>
    rebased(blocks, history, { by: upgradeBlocks(planned.blocks), on: planned.version }, state),
  );
}

/** The page as it is in the other language, with the same uuids; nothing happens where it is the same. */
export function copyPage(writer: Author, other: Document): Promise<DraftView> {
  return write(writer, (blocks, history) =>
    isSameJson(blocks, other) ? { blocks, history } : replaced(blocks, history, other),
  );
}

/**
 * The author's draft once `live`, the plan they had made of the blocks `planned`, is there: on it, so
 * that it holds only what was changed since. Null where it stays as it is: there is none, or that does
 * not go together, and publishing it will ask.
 */
export function draftAfterPlan(
  { draft, base }: PageState,
  planned: Document,
  live: PageState['live'],
): StoredDraft | null {
  if (!draft) return null;
  const { blocks } = draft;
  const history = historyOf(draft.history);
  const merged =
    mergeDocuments(base, blocks, live.blocks).document ??
    mergeDocuments(planned, blocks, live.blocks).document;
  if (!merged) return null;
  const next = isSameJson(merged, blocks)
    ? { blocks, history, version: live.version }
    : rebased(blocks, history, { by: merged, on: live.version }, { live, draft, base });
  return { ...next, blocks: [...next.blocks], step: draft.step + 1 };
}

function replaced(blocks: Document, history: History, by: Document) {
  return withStep(blocks, history, {
    id: crypto.randomUUID(),
    commands: [{ kind: 'replace', blocks: [...by] }],
  });
}

/**
 * Other blocks, on another live version. Taking that back also puts the draft on what it stood on
 * before: else publishing it would undo what others have published since.
 */
function rebased(
  blocks: Document,
  history: History,
  { by, on }: { by: Document; on: number },
  { live, draft }: PageState,
) {
  const made = replaced(blocks, history, by);
  const { done } = made.history;
  const from = draft?.version ?? live.version;
  const step: Done = { ...done.at(-1)!, rebased: { from, to: on } };
  return {
    blocks: made.blocks,
    history: { ...made.history, done: [...done.slice(0, -1), step] },
    version: on,
  };
}

const versioned = (version: number | undefined) => (version === undefined ? {} : { version });

function withKnown({ known }: History, id: string): string[] {
  return [...known, id].slice(-MOST_KNOWN);
}

/** The last steps, as many as are kept: the whole row is written with each edit. The very last stays. */
function withinBounds(steps: Done[]): Done[] {
  let bytes = 0;
  const kept = steps.slice(-MOST_STEPS).toReversed();
  const end = kept.findIndex((step) => (bytes += JSON.stringify(step).length) > MOST_BYTES);
  return kept.slice(0, end === -1 ? kept.length : Math.max(1, end)).toReversed();
}

/** The document after an edit, and the history that can take it back. */
function withStep(blocks: Document, history: History, { id, commands }: Edit) {
  const { document, inverses } = applyAll(blocks, commands);
  const step: Done = { id, inverses, label: labelOf(blocks, commands) };
  return {
    blocks: document,
    history: {
      done: withinBounds([...history.done, step]),
      undone: [],
      known: withKnown(history, id),
    },
  };
}

/**
 * The store as the editor reads it: blocks in the fields of this version, and where nothing was ever
 * stored, the page's template.
 */
export function editorStore(store: DraftStore, template: Document): DraftStore {
  return {
    ...store,
    async read(key, author) {
      const { live, draft, base } = await store.read(key, author);
      // What is saved empty is shown as the template (§7), and edited as it is shown.
      const lifted = (blocks: Document, version: number) =>
        upgradeBlocks(version === 0 || blocks.length === 0 ? template : blocks);
      return {
        live: { ...live, blocks: lifted(live.blocks, live.version) },
        draft: draft && { ...draft, blocks: upgradeBlocks(draft.blocks) },
        base: lifted(base, draft?.version ?? live.version),
      };
    },
    async revision(key, version) {
      const blocks = await store.revision(key, version);
      return blocks && upgradeBlocks(blocks);
    },
  };
}

function labelOf(document: Document, [first]: readonly EditorCommand[]): StepLabel {
  if (!first || first.kind === 'replace') return { kind: 'replace', name: null };
  const block = first.kind === 'add' ? first.block : findBlock(document, first.uuid);
  return { kind: first.kind, name: block?.name ?? null };
}

function checked(blocks: Document): Document {
  checkDocument(blocks);
  return blocks;
}

type Change = (
  blocks: Document,
  history: History,
  state: PageState,
) => {
  blocks: Document;
  history: History;
  /** The live version it stands on from now on. */
  version?: number;
};

/**
 * Reads, changes and writes; again, when another tab of the same author was faster. Throws the
 * CommandError `busy` when others always are.
 */
async function write({ store, key, author }: Author, change: Change): Promise<DraftView> {
  for (let attempt = 1; ; attempt += 1) {
    const state = await store.read(key, author);
    const { live, draft } = state;
    const before = historyOf(draft?.history);
    const changed = change(draft?.blocks ?? live.blocks, before, state);
    const { blocks, history } = changed;
    if (history === before) return viewOf(state);
    const next = {
      blocks: [...blocks],
      version: changed.version ?? draft?.version ?? live.version,
      step: (draft?.step ?? 0) + 1,
      history,
    };
    if (await store.save(key, author, next)) return viewOf({ ...state, draft: next });
    if (attempt === WRITES) throw new CommandError('busy', '');
    await sleep(Math.random() * Math.min(10 * attempt, LONGEST_PAUSE_MS));
  }
}

function historyOf(stored: Record<string, unknown> | undefined): History {
  return { done: [], undone: [], known: [], ...(stored as Partial<History> | undefined) };
}

function viewOf({ live, draft }: PageState): DraftView {
  const { done, undone } = historyOf(draft?.history);
  const blocks = draft?.blocks ?? live.blocks;
  const { added, removed, changed, moved } = diffDocuments(live.blocks, blocks);
  return {
    blocks,
    version: live.version,
    step: draft?.step ?? 0,
    changed: new Set([...added, ...removed, ...changed, ...moved]).size,
    isChanged: !isSameJson(blocks, live.blocks),
    undoes: done.at(-1)?.label ?? null,
    redoes: undone.at(-1)?.label ?? null,
  };
}
