import {
  DESIGN_KEYS,
  type DesignKey,
  type DesignState,
  type DesignValues,
} from '../../../operator-api/design';

/** One step of a draft: the old and the new value of each key. */
type Step = Partial<Record<DesignKey, [from: string, to: string]>>;

export type DesignHistory = { done: Step[]; undone: Step[]; known: string[] };

/** A stored draft: `base` is the live value of each key when the draft last agreed with it. */
export type DesignDocument = { design: DesignValues; base: DesignValues; history: DesignHistory };

const MOST_STEPS = 50;
/** Ids of stored requests. */
const MOST_KNOWN = 50;

/** The draft of an operator who has none yet. */
export function newDocument(live: DesignValues): DesignDocument {
  return {
    design: { ...live },
    base: { ...live },
    history: { done: [], undone: [], known: [] },
  };
}

/**
 * The draft on top of the present live design: a key that its author has not changed follows it,
 * one that only the author has changed stays. A key that both have changed to different values
 * stays in conflict.
 */
export function onLive({ design, base, history }: DesignDocument, live: DesignValues) {
  const made: DesignDocument = { design: { ...design }, base: { ...base }, history };
  for (const key of DESIGN_KEYS) {
    if (design[key] === base[key]) made.design[key] = live[key];
    if (design[key] === base[key] || live[key] === base[key] || live[key] === made.design[key]) {
      made.base[key] = live[key];
    }
  }
  return made;
}

/** Keys of a draft (`onLive`) of which another operator has published another value. */
export function conflictsOf({ base }: DesignDocument, live: DesignValues): DesignKey[] {
  return DESIGN_KEYS.filter((key) => base[key] !== live[key]);
}

export function stateOf(document: DesignDocument, live: DesignValues): DesignState {
  const { design, history } = document;
  const keysOf = (step: Step | undefined) =>
    step ? DESIGN_KEYS.filter((key) => step[key] !== undefined) : null;
  return {
    live,
    draft: design,
    isChanged: DESIGN_KEYS.some((key) => design[key] !== live[key]),
    conflicts: conflictsOf(document, live),
    undoes: keysOf(history.done.at(-1)),
    redoes: keysOf(history.undone.at(-1)),
  };
}

/** The draft with these keys set, as one step that can be undone; unchanged if nothing changes. */
export function changed(document: DesignDocument, changes: Partial<DesignValues>): DesignDocument {
  const step: Step = {};
  for (const key of DESIGN_KEYS) {
    const to = changes[key];
    const from = document.design[key];
    if (to !== undefined && to !== from) step[key] = [from, to];
  }
  if (Object.keys(step).length === 0) return document;
  const { history } = document;
  return {
    ...document,
    design: { ...document.design, ...ends(step, 1) },
    history: { ...history, done: [...history.done, step].slice(-MOST_STEPS), undone: [] },
  };
}

export function undone(document: DesignDocument): DesignDocument {
  const { done, ...history } = document.history;
  const step = done.at(-1);
  if (!step) return document;
  return {
    ...document,
    design: { ...document.design, ...ends(step, 0) },
    history: { ...history, done: done.slice(0, -1), undone: [...history.undone, step] },
  };
}

export function redone(document: DesignDocument): DesignDocument {
  const { undone: steps, ...history } = document.history;
  const step = steps.at(-1);
  if (!step) return document;
  return {
    ...document,
    design: { ...document.design, ...ends(step, 1) },
    history: { ...history, undone: steps.slice(0, -1), done: [...history.done, step] },
  };
}

/** Resolves all conflicts: keeps the author's values, or takes the published ones. */
export function settled(document: DesignDocument, live: DesignValues, side: 'mine' | 'theirs') {
  const theirs = Object.fromEntries(conflictsOf(document, live).map((key) => [key, live[key]]));
  const base = { ...document.base, ...theirs };
  return side === 'mine' ? { ...document, base } : changed({ ...document, base }, theirs);
}

/** Whether the request with this id was carried out before. */
export function knows({ history }: DesignDocument, id: string): boolean {
  return history.known.includes(id);
}

export function known(document: DesignDocument, id: string): DesignDocument {
  const { history } = document;
  return {
    ...document,
    history: { ...history, known: [...history.known, id].slice(-MOST_KNOWN) },
  };
}

/** The values of a step before it (0) or after it (1). */
function ends(step: Step, end: 0 | 1): Partial<DesignValues> {
  return Object.fromEntries(Object.entries(step).map(([key, values]) => [key, values[end]]));
}
