import { applyAll } from './apply-command';
import type { EditorCommand } from './commands';
import { findBlock, type Document } from './tree';

/** One action of an operator: a few commands that are undone together. */
export type Edit = { id: string; commands: EditorCommand[] };

/** The kind of a step and the name of its block; null if it concerned the whole page. */
export type StepLabel = { kind: EditorCommand['kind']; name: string | null };

type Step = {
  id: string;
  label: StepLabel;
  /**
   * The live versions that the draft was based on before and after, if the step has changed that.
   */
  rebased?: { from: number; to: number };
  /**
   * The step brought in changes that others have published. No author made it, so it is not undone
   * by itself.
   */
  isCatchUp?: boolean;
};
/**
 * A step stores only the way to its other side: a done step how to undo it, an undone step how to
 * redo it. Going there yields the way back.
 */
type ReversibleStep = Step & { inverses: EditorCommand[] };
/** `on` is the live version that the page was based on when the step was done, if known. */
type UndoneStep = Step & { commands: EditorCommand[]; on?: number };
export type History = { done: ReversibleStep[]; undone: UndoneStep[]; known: string[] };

/** A page with its history; `version`: the live version it is based on from now on. */
export type DocumentWithHistory = { blocks: Document; history: History; version?: number };

/** The maximum number of steps that can be undone. */
const MOST_STEPS = 100;
/** The maximum size of all steps together, where steps hold whole pages. */
const MOST_BYTES = 1_000_000;
/** The ids of edits that are recognised when they are sent twice. */
const MOST_KNOWN = 300;

/** The history that is stored with a draft, or an empty one. */
export function historyOf(stored: Record<string, unknown> | undefined): History {
  return { done: [], undone: [], known: [], ...(stored as Partial<History> | undefined) };
}

/** The page after an edit, and the history that can undo it. Throws a CommandError. */
export function withStep(
  { blocks, history }: DocumentWithHistory,
  { id, commands }: Edit,
): DocumentWithHistory {
  const { document, inverses } = applyAll(blocks, commands);
  const step: ReversibleStep = { id, inverses, label: labelOf(blocks, commands) };
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
 * Undoes the last edit, once for an `id`; the same page when there is none. Changes of others that
 * came in since go with it: the page is as it was when the edit was made.
 */
export function undone(made: DocumentWithHistory, id: string): DocumentWithHistory {
  if (!lastDone(made.history) || made.history.known.includes(id)) return made;
  let before = made;
  while (before.history.done.at(-1)?.isCatchUp) before = stepBack(before);
  return withId(stepBack(before), id);
}

/**
 * Redoes the last undone edit, once for an `id`, with the changes that had come in after it; the
 * same page when there is none.
 */
export function redone(made: DocumentWithHistory, id: string): DocumentWithHistory {
  const next = made.history.undone.at(-1);
  if (!next || made.history.known.includes(id)) return made;
  let after = made;
  // Changes that came in since the undo were not there when the step was done; they come in again.
  while (after.history.done.at(-1)?.isCatchUp && after.version !== next.on) after = stepBack(after);
  after = stepForth(withUndone(after, made.history.undone));
  const { undone: left } = after.history;
  const following = left.findLastIndex((step) => !step.isCatchUp);
  const isBehind = () => following >= 0 && after.version !== left[following]!.on;
  while (after.history.undone.length - 1 > following && isBehind()) after = stepForth(after);
  return withId(withUndone(after, left.slice(0, following + 1)), id);
}

/** The last step done here; undefined for none. */
export function lastDone({ done }: History): StepLabel | undefined {
  return done.findLast((step) => !step.isCatchUp)?.label;
}

function stepBack({ blocks, history, version }: DocumentWithHistory): DocumentWithHistory {
  const { inverses, ...step } = history.done.at(-1)!;
  const { document, inverses: commands } = applyAll(blocks, inverses);
  const stands = step.rebased?.from ?? version;
  return {
    blocks: document,
    history: {
      ...history,
      done: history.done.slice(0, -1),
      undone: [
        ...history.undone,
        { ...step, commands, ...(stands !== undefined && { on: stands }) },
      ],
    },
    ...(stands !== undefined && { version: stands }),
  };
}

function stepForth({ blocks, history, version }: DocumentWithHistory): DocumentWithHistory {
  const { commands, on: _, ...step } = history.undone.at(-1)!;
  const { document, inverses } = applyAll(blocks, commands);
  const stands = step.rebased?.to ?? version;
  return {
    blocks: document,
    history: {
      ...history,
      done: [...history.done, { ...step, inverses }],
      undone: history.undone.slice(0, -1),
    },
    ...(stands !== undefined && { version: stands }),
  };
}

function withUndone(
  { history, ...made }: DocumentWithHistory,
  undone: UndoneStep[],
): DocumentWithHistory {
  return { ...made, history: { ...history, undone } };
}

function withId({ history, ...made }: DocumentWithHistory, id: string): DocumentWithHistory {
  return { ...made, history: { ...history, known: withKnown(history, id) } };
}

/** Other blocks, as one step. */
export function replaced(made: DocumentWithHistory, by: Document): DocumentWithHistory {
  return withStep(made, {
    id: crypto.randomUUID(),
    commands: [{ kind: 'replace', blocks: [...by] }],
  });
}

/**
 * Other blocks, based on another live version. Undoing that also restores the former base:
 * otherwise publishing it would undo what others have published since.
 */
export function rebased(
  made: DocumentWithHistory,
  { by, from, to }: { by: Document; from: number; to: number },
): DocumentWithHistory {
  const { blocks, history } = replaced(made, by);
  const step: ReversibleStep = { ...history.done.at(-1)!, rebased: { from, to } };
  return {
    blocks,
    history: { ...history, done: [...history.done.slice(0, -1), step] },
    version: to,
  };
}

/**
 * The page with the changes that others have published meanwhile, based on the live version that
 * holds them. Undone steps stay and can still be redone.
 */
export function caughtUp(
  made: DocumentWithHistory,
  change: { by: Document; from: number; to: number },
): DocumentWithHistory {
  const { blocks, history, version } = rebased(made, change);
  const step: ReversibleStep = { ...history.done.at(-1)!, isCatchUp: true };
  const { undone } = made.history;
  return {
    blocks,
    history: { ...history, done: [...history.done.slice(0, -1), step], undone },
    version: version!,
  };
}

function withKnown({ known }: History, id: string): string[] {
  return [...known, id].slice(-MOST_KNOWN);
}

/**
 * The last steps within the bounds, because each edit writes the whole row. The very last always
 * stays.
 */
function withinBounds(steps: ReversibleStep[]): ReversibleStep[] {
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
