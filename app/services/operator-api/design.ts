import type { Shade } from '../shop-api';
import type { Robots } from '../shop-api/entities/robots';
import type { Operator } from './operator';

/** Keys of the design settings in the wire contract (§7 setConfiguration). */
export const DESIGN_KEYS = ['blockSize', 'font', 'primaryColor', 'secondaryColor'] as const;
export type DesignKey = (typeof DESIGN_KEYS)[number];
export type DesignSetting = { key: DesignKey; value: string };

/** The design by its keys. */
export type DesignValues = Record<DesignKey, string>;

/** The design of an author: the draft, or the published one without a draft. */
export type DesignState = {
  live: DesignValues;
  draft: DesignValues;
  isChanged: boolean;
  /** Keys changed differently by the author and by a later publication of another operator. */
  conflicts: DesignKey[];
  /** The keys changed by an undo, and by a redo. */
  undoes: DesignKey[] | null;
  redoes: DesignKey[] | null;
};

/** A published design; without an author if it was not published by an operator. */
export type DesignRevision = { version: number; author: string; at: Date; design: DesignValues };

/**
 * Unpublished designs, one for each author, and former published ones. `id` identifies a step: a
 * repeated submission is carried out once.
 */
export type DesignDrafts = {
  read(author: string): Promise<DesignState>;
  /** Sets these keys of the draft as one step. Throws `settings.invalid` (422, cause { key }). */
  change(author: string, id: string, changes: Partial<DesignValues>): Promise<void>;
  undo(author: string, id: string): Promise<void>;
  redo(author: string, id: string): Promise<void>;
  /** Resets the draft to the published design; a step like the others. */
  discard(author: string, id: string): Promise<void>;
  /** Chooses the values of a draft in conflict. */
  settle(author: string, id: string, side: 'mine' | 'theirs'): Promise<void>;
  /** Makes an earlier design the draft; false if there is no such version. */
  restore(author: string, id: string, version: number): Promise<boolean>;
  /**
   * Publishes and deletes the draft, for every page from the next request on. Other keys that were
   * published meanwhile stay. Throws `settings.conflict` (409) without any change. False if the
   * draft equals the published design.
   */
  publish(by: Operator): Promise<boolean>;
  /** The newest first, at most twenty. */
  revisions(): Promise<DesignRevision[]>;
};

/** The design of the shop. Callers check the right; `by` is recorded. */
export type DesignOperations = {
  /**
   * Sets the design, for every page from the next request on (§7 setConfiguration). `shown`: the
   * values that the operator saw; without it the last write wins. `logo`, `robots` and
   * `clientSettings` are those of the configuration; missing keys stay unchanged. Throws
   * `settings.invalid` (422, cause { key }) and `settings.conflict` (409) if another operator has
   * changed the design meanwhile.
   */
  setConfiguration(input: {
    settings: readonly DesignSetting[];
    logo?: string;
    robots?: Readonly<Record<string, Robots>>;
    clientSettings?: Readonly<Record<string, string>>;
    shown?: Readonly<Record<DesignKey, string>>;
    by: Operator;
  }): Promise<void>;
  designs: DesignDrafts;
  /**
   * Returns the shades of the colour cards, each colour once, in the request's language; max. 240.
   */
  getShades(): Promise<Shade[]>;
};
