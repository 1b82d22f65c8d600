import { applyAll } from './apply';
import type { EditorCommand } from './commands';
import { findBlock, type Document } from './tree';

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
export type History = { done: Done[]; undone: Undone[]; known: string[] };

/** A page with how it came about; `version`: the live one it stands on from now on. */
export type Made = { blocks: Document; history: History; version?: number };

/** Steps that can be undone. */
const MOST_STEPS = 100;
/** All of them together, where steps hold whole pages. */
const MOST_BYTES = 1_000_000;
/** Edits that are known again when they are sent twice. */
const MOST_KNOWN = 300;

/** The history that is stored with a draft, or an empty one. */
export function historyOf(stored: Record<string, unknown> | undefined): History {
  return { done: [], undone: [], known: [], ...(stored as Partial<History> | undefined) };
}

/** The page after an edit, and the history that can take it back. Throws a CommandError. */
export function withStep({ blocks, history }: Made, { id, commands }: Edit): Made {
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

/** The last edit taken back, once for an `id`; the same page when there is none. */
export function undone({ blocks, history }: Made, id: string): Made {
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
    ...(last.rebased && { version: last.rebased.from }),
  };
}

/** The last edit that was taken back done again, once for an `id`; the same page when there is none. */
export function redone({ blocks, history }: Made, id: string): Made {
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
    ...(next.rebased && { version: next.rebased.to }),
  };
}

/** Other blocks, as one step. */
export function replaced(made: Made, by: Document): Made {
  return withStep(made, {
    id: crypto.randomUUID(),
    commands: [{ kind: 'replace', blocks: [...by] }],
  });
}

/**
 * Other blocks, on another live version. Taking that back also puts the draft on what it stood on
 * before: else publishing it would undo what others have published since.
 */
export function rebased(
  made: Made,
  { by, from, to }: { by: Document; from: number; to: number },
): Made {
  const { blocks, history } = replaced(made, by);
  const step: Done = { ...history.done.at(-1)!, rebased: { from, to } };
  return {
    blocks,
    history: { ...history, done: [...history.done.slice(0, -1), step] },
    version: to,
  };
}

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

function labelOf(document: Document, [first]: readonly EditorCommand[]): StepLabel {
  if (!first || first.kind === 'replace') return { kind: 'replace', name: null };
  const block = first.kind === 'add' ? first.block : findBlock(document, first.uuid);
  return { kind: first.kind, name: block?.name ?? null };
}
