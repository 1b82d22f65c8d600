import { applyAll } from './apply-command';
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
  /** What others have published came in by it. Nobody did that here, so nobody takes it back by itself. */
  isCatchUp?: boolean;
};
/**
 * A step keeps the way to its other side alone: what was done how it is taken back, what was taken back
 * how it is done again. Going there gives the way back.
 */
type ReversibleStep = Step & { inverses: EditorCommand[] };
/** `on` is the live version the page stood on when it was done, where that is known. */
type UndoneStep = Step & { commands: EditorCommand[]; on?: number };
export type History = { done: ReversibleStep[]; undone: UndoneStep[]; known: string[] };

/** A page with how it came about; `version`: the live one it stands on from now on. */
export type DocumentWithHistory = { blocks: Document; history: History; version?: number };

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
 * The last edit taken back, once for an `id`; the same page when there is none. What has come in from
 * others since goes with it: the page is again as it was when the edit was made.
 */
export function undone(made: DocumentWithHistory, id: string): DocumentWithHistory {
  if (!lastDone(made.history) || made.history.known.includes(id)) return made;
  let before = made;
  while (before.history.done.at(-1)?.isCatchUp) before = stepBack(before);
  return withId(stepBack(before), id);
}

/**
 * The last edit that was taken back done again, once for an `id`, with what had come in after it; the
 * same page when there is none.
 */
export function redone(made: DocumentWithHistory, id: string): DocumentWithHistory {
  const next = made.history.undone.at(-1);
  if (!next || made.history.known.includes(id)) return made;
  let after = made;
  // What came in since it was taken back is not what it was done on; it comes in again.
  while (after.history.done.at(-1)?.isCatchUp && after.version !== next.on) after = stepBack(after);
  after = stepForth(withUndone(after, made.history.undone));
  const { undone: left } = after.history;
  const following = left.findLastIndex((step) => !step.isCatchUp);
  const isBehind = () => following >= 0 && after.version !== left[following]!.on;
  while (after.history.undone.length - 1 > following && isBehind()) after = stepForth(after);
  return withId(withUndone(after, left.slice(0, following + 1)), id);
}

/** The last thing that was done here; undefined for nothing. */
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
 * Other blocks, on another live version. Taking that back also puts the draft on what it stood on
 * before: else publishing it would undo what others have published since.
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
 * The page with what others have published meanwhile, on the live version that holds it. It stays with
 * what was taken back, which can still be done again.
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

/** The last steps, as many as are kept: the whole row is written with each edit. The very last stays. */
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
