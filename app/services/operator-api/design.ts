import type { Shade } from '../shop-api';
import type { Robots } from '../shop-api/entities/robots';
import type { Operator } from './operator';

/** Keys of the design settings as the wire has them (§7 setConfiguration). */
export const DESIGN_KEYS = ['blockSize', 'font', 'primaryColor', 'secondaryColor'] as const;
export type DesignKey = (typeof DESIGN_KEYS)[number];
export type DesignSetting = { key: DesignKey; value: string };

/** The design by its keys. */
export type DesignValues = Record<DesignKey, string>;

/** The design as its author has it: the draft, or what is live while there is none. */
export type DesignState = {
  live: DesignValues;
  draft: DesignValues;
  isChanged: boolean;
  /** What both the author and somebody who has published since have changed; each in another way. */
  conflicts: DesignKey[];
  /** What would be taken back, and what done again. */
  undoes: DesignKey[] | null;
  redoes: DesignKey[] | null;
};

/** A design that was live; without an author one that nobody has published, such as the importer's. */
export type DesignRevision = { version: number; author: string; at: Date; design: DesignValues };

/**
 * Designs that are not published yet, one for each author, and those that were. `id` names what is done:
 * however often it is sent, it is done once.
 */
export type DesignDrafts = {
  read(author: string): Promise<DesignState>;
  /** Sets these keys of the draft as one step. Throws `settings.invalid` (422, cause { key }). */
  change(author: string, id: string, changes: Partial<DesignValues>): Promise<void>;
  undo(author: string, id: string): Promise<void>;
  redo(author: string, id: string): Promise<void>;
  /** The draft is what is live; a step like the others. */
  discard(author: string, id: string): Promise<void>;
  /** Whose values a draft takes that is in conflict. */
  settle(author: string, id: string, side: 'mine' | 'theirs'): Promise<void>;
  /** An earlier design becomes the draft; false where there is none of this version. */
  restore(author: string, id: string, version: number): Promise<boolean>;
  /**
   * Makes the draft live, for every page from the next request on, and ends it. What others have
   * published of other keys meanwhile stays. Throws `settings.conflict` (409), and then nothing is
   * changed. False where the draft has nothing that is not live.
   */
  publish(by: Operator): Promise<boolean>;
  /** The newest first, at most twenty. */
  revisions(): Promise<DesignRevision[]>;
};

/** The look of the shop. Whoever calls has asked for the right; `by` is written down. */
export type DesignOperations = {
  /**
   * Sets the design, for every page from the next request on (§7 setConfiguration). `shown`: the
   * values that the operator saw; without it the last write wins. `logo`, `robots` and `clientSettings` are
   * those of the configuration; keys that are not named stay. Throws `settings.invalid` (422, cause { key })
   * and `settings.conflict` (409) when another operator has changed the design meanwhile.
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
  /** The shades of the colour cards, each colour once, named in the language of the request; at most 240. */
  getShades(): Promise<Shade[]>;
};
