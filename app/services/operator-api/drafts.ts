import type { Block, Language } from '../shop-api';
import type { BlockSnapshot, GetBlockSnapshotsInput, SnapshotPage } from './blocks';
import type { CommentStore } from './comments';
import type { PlanStore } from './plans';
import type { Patterns } from './patterns';
import type { PreviewLinks } from './preview-links';
import type { PageKey } from './page-key';

/** An author's unpublished blocks. */
export type StoredDraft = {
  blocks: Block[];
  /** The published version it was made from; 0: none. */
  version: number;
  /** Counts the accepted changes: each write names the step it follows. */
  step: number;
  /** The undo history of the editor; not used elsewhere. */
  history: Record<string, unknown>;
};

export type PageState = {
  live: { blocks: Block[]; version: number };
  draft: StoredDraft | null;
  /** The blocks of the version that the draft was made from. */
  base: Block[];
};

/** `plannedAt`: when its author planned it, if it was published by a plan. */
export type Revision = { version: number; author: string; at: Date; plannedAt: Date | null };

/** When a page was last saved, and the name of the author. */
export type LastSave = { name: string; at: Date };

/** A draft as listed for others; its author by id and name. */
export type DraftEntry = { key: PageKey; operatorId: number; name: string; at: Date };

/** Another editor of a page; `id` is null for a former operator, `block` is the block's uuid. */
export type Other = {
  id: number | null;
  name: string;
  hasChanged: boolean;
  block: string | null;
};

/**
 * What a publication ends: the author's draft, nothing, or a plan, whose author keeps `draft` if
 * the publication changes it.
 */
export type Ending = 'draft' | 'nothing' | { plan: number; draft: StoredDraft | null };

/** Drafts, revisions and published blocks of pages. Callers check the right to edit them. */
export type DraftStore = {
  read(key: PageKey, author: string): Promise<PageState>;
  /** Returns the published version; 0: none. */
  version(key: PageKey): Promise<number>;
  /** Writes the draft of `step` if the stored one has the step before; otherwise returns false. */
  save(key: PageKey, author: string, draft: StoredDraft): Promise<boolean>;
  /**
   * Returns when the author's draft was last written, and when the page was published; null without
   * one, or if it came with the shop.
   */
  lastSaved(key: PageKey, author: string): Promise<Record<'draft' | 'live', LastSave | null>>;
  /** Deletes the author's draft. */
  discard(key: PageKey, author: string): Promise<void>;
  /**
   * Publishes blocks and writes a revision. Throws `blocks.conflict` (409) if another version than
   * `version` is published, or the draft that continues after a plan has another step than
   * expected; and `blocks.planOver` (409) if the plan is no longer waiting. Returns the new
   * version.
   */
  publish(
    key: PageKey,
    author: string,
    edit: { blocks: Block[]; version: number; ends: Ending },
  ): Promise<number>;
  /** The newest first, at most fifty. */
  revisions(key: PageKey): Promise<Revision[]>;
  /** Null if there is no such version. */
  revision(key: PageKey, version: number): Promise<Block[] | null>;
  /**
   * Returns the identifiers of pages whose draft by this author differs from the published page.
   */
  unpublished(lang: Language, author: string): Promise<string[]>;
  /** Returns revisions in the format of the wire (`editor-operations.ts`). Throws a ZodError. */
  snapshots(input: GetBlockSnapshotsInput, lang: Language): Promise<SnapshotPage>;
  snapshot(id: number): Promise<BlockSnapshot | null>;
  /** Returns drafts that differ from the published page, of one page or all; the latest first. */
  drafts(key?: PageKey): Promise<DraftEntry[]>;
  /** Returns the author with this id, as other methods expect it; null if there is none. */
  authorOf(operatorId: number): Promise<string | null>;
  /** Records that the author has this page open, and the block they edit. */
  visit(key: PageKey, author: string, block: string | null): Promise<void>;
  /**
   * Returns the other editors who have had this page open, or have changed a draft of it, since
   * `since`; with their block, if recorded since `heldSince`.
   */
  othersAt(
    key: PageKey,
    author: string,
    moments: { since: Date; heldSince: Date },
  ): Promise<Other[]>;
  /** Comments on the page's blocks. */
  comments: CommentStore;
  /** Planned publications. */
  plans: PlanStore;
  /** Links that show drafts to readers without an account. */
  links: PreviewLinks;
  /** Saved sections. */
  patterns: Patterns;
};
