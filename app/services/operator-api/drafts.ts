import type { Block, Language } from '../shop-api';
import type { BlockSnapshot, GetBlockSnapshotsInput, SnapshotPage } from './blocks';
import type { CommentStore } from './comments';
import type { PlanStore } from './plans';
import type { Patterns } from './patterns';
import type { PreviewLinks } from './preview-links';
import type { PageKey } from './page-key';

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

/** `plannedAt`: when its author planned it, where it went live by itself. */
export type Revision = { version: number; author: string; at: Date; plannedAt: Date | null };

/** When a page was last saved, and who did it, by their name. */
export type LastSave = { name: string; at: Date };

/** A draft as others see that it is there; its author by number and name. */
export type DraftEntry = { key: PageKey; operatorId: number; name: string; at: Date };

/**
 * Another editor at a page, by their name; `id` is their number (null for a former operator), `block`
 * the uuid of the block they edit.
 */
export type Other = {
  id: number | null;
  name: string;
  hasChanged: boolean;
  block: string | null;
};

/**
 * What ends with a publication: the author's draft, nothing, or a plan that is carried out, whose author
 * keeps working on `draft`, if it changes by that.
 */
export type Ending = 'draft' | 'nothing' | { plan: number; draft: StoredDraft | null };

/** Drafts, revisions and the live blocks of pages, for whoever may edit them: callers check that. */
export type DraftStore = {
  read(key: PageKey, author: string): Promise<PageState>;
  /** The version that is live; 0: nothing was ever. */
  version(key: PageKey): Promise<number>;
  /** Writes the draft of `step`, if the one there is of the step before; else false, and nothing. */
  save(key: PageKey, author: string, draft: StoredDraft): Promise<boolean>;
  /**
   * When the author's draft was last written, and when what is live was published; null where there is
   * none, or where it came with the shop.
   */
  lastSaved(key: PageKey, author: string): Promise<Record<'draft' | 'live', LastSave | null>>;
  /** Forgets the author's draft. */
  discard(key: PageKey, author: string): Promise<void>;
  /**
   * Makes blocks live and a revision. Throws `blocks.conflict` (409) when another version than
   * `version` is live, or the draft that goes on after a plan is of another step than it follows; and
   * `blocks.planOver` (409) when the plan it ends is no longer waiting. Gives the new version.
   */
  publish(
    key: PageKey,
    author: string,
    edit: { blocks: Block[]; version: number; ends: Ending },
  ): Promise<number>;
  /** The newest first, at most fifty. */
  revisions(key: PageKey): Promise<Revision[]>;
  /** Null where there is none of this version. */
  revision(key: PageKey, version: number): Promise<Block[] | null>;
  /** Identifiers of the pages in a language of which the author's draft is not what is live. */
  unpublished(lang: Language, author: string): Promise<string[]>;
  /** Revisions as the wire has them (`editor-operations.ts`). Throws a ZodError. */
  snapshots(input: GetBlockSnapshotsInput, lang: Language): Promise<SnapshotPage>;
  snapshot(id: number): Promise<BlockSnapshot | null>;
  /** Drafts that differ from what is live, of one page or of all; those changed last first. */
  drafts(key?: PageKey): Promise<DraftEntry[]>;
  /** The author of this number, as the other methods take them; null for nobody. */
  authorOf(operatorId: number): Promise<string | null>;
  /** Notes that the author has this page open, and is at this block. */
  visit(key: PageKey, author: string, block: string | null): Promise<void>;
  /**
   * Who else has had this page open, or has changed a draft of it, since `since`; at a block, if they
   * were seen there since `heldSince`.
   */
  othersAt(
    key: PageKey,
    author: string,
    moments: { since: Date; heldSince: Date },
  ): Promise<Other[]>;
  /** What is said of the page's blocks. */
  comments: CommentStore;
  /** What goes live by itself, later. */
  plans: PlanStore;
  /** What shows drafts to people without an account. */
  links: PreviewLinks;
  /** Sections that are kept to be used again. */
  patterns: Patterns;
};
