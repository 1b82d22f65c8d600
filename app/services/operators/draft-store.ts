import type { Block, Language } from '../shop-api';

/** The blocks of a page in one language. Identifier `index` is the home page (type immutable). */
export type PageKey = {
  identifier: 'index' | number;
  type: 'immutable' | 'category' | 'product';
  lang: Language;
};

/** What an author has not published yet. */
export type StoredDraft = {
  blocks: Block[];
  /** The live version it was made from; 0: there was none. */
  version: number;
  /** Counts what was accepted: who writes says which one it follows. */
  step: number;
  /** What the editor needs to undo and repeat; nothing else reads it. */
  history: Record<string, unknown>;
};

export type PageState = {
  live: { blocks: Block[]; version: number };
  draft: StoredDraft | null;
  /** The blocks of the version the draft was made from. */
  base: Block[];
};

export type Revision = { version: number; author: string; at: Date };

/** Drafts, revisions and the live blocks of pages, for whoever may edit them: callers check that. */
export type DraftStore = {
  read(key: PageKey, author: string): Promise<PageState>;
  /** Writes the draft of `step`, if the one there is of the step before; else false, and nothing. */
  save(key: PageKey, author: string, draft: StoredDraft): Promise<boolean>;
  /** Forgets the author's draft. */
  discard(key: PageKey, author: string): Promise<void>;
  /**
   * Makes blocks live and a revision, and ends the author's draft. Throws `blocks.conflict` (409)
   * when another version than `version` is live. Gives the new version.
   */
  publish(
    key: PageKey,
    author: string,
    edit: { blocks: Block[]; version: number },
  ): Promise<number>;
  /** The newest first, at most fifty. */
  revisions(key: PageKey): Promise<Revision[]>;
  /** Null where there is none of this version. */
  revision(key: PageKey, version: number): Promise<Block[] | null>;
  /** Who else has a draft of this page that changed since. */
  othersAt(key: PageKey, author: string, since: Date): Promise<string[]>;
  /** Identifiers of the pages in a language of which the author's draft is not what is live. */
  unpublished(lang: Language, author: string): Promise<string[]>;
};
