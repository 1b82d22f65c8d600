import * as z from 'zod';
import { getBlocksInputSchema, type Block, type GetBlocksInput } from '../shop-api';

/** The maximum text of a page (§9: requests of 2 MB). */
export const MOST_BLOCKS_TEXT = 2_000_000;
export const MOST_SNAPSHOTS = 100;

export const saveBlocksInputSchema = z.strictObject({
  identifier: getBlocksInputSchema.shape.identifier,
  entityType: getBlocksInputSchema.shape.type,
  blocks: z.string().max(MOST_BLOCKS_TEXT),
  baseVersion: z.int().nonnegative().optional(),
});
export type SaveBlocksInput = z.input<typeof saveBlocksInputSchema>;

const momentSchema = z.iso.datetime({ offset: true }).or(z.iso.date());

export const getBlockSnapshotsInputSchema = z.strictObject({
  snapshotableId: z.int().nonnegative().optional(),
  snapshotableType: getBlocksInputSchema.shape.type,
  snapshotableUrl: z.literal('index').optional(),
  createdFrom: momentSchema.optional(),
  createdTo: momentSchema.optional(),
  page: z.int().min(1).max(1_000_000).default(1),
  itemsPerPage: z.int().min(1).max(MOST_SNAPSHOTS).default(30),
});
export type GetBlockSnapshotsInput = z.input<typeof getBlockSnapshotsInputSchema>;

/** A published version of a page; `payload` is its blocks as JSON. */
export type BlockSnapshot = {
  id: number;
  configId: string;
  /** The id of a category; 0 for the home page. */
  snapshotableId: number;
  snapshotableType: 'immutable' | 'category' | 'product';
  language: 'de' | 'en';
  payload: string;
  label: string | null;
  createdBy: string;
  /** As an ISO instant. */
  createdAt: string;
};

export type SnapshotPage = {
  data: BlockSnapshot[];
  pagination: { currentPage: number; perPage: number; total: number; lastPage: number };
};

/**
 * The operations of the contract for external editors, in the language of the request. Each checks
 * its right and throws `editor.invalidEditorHash` (403) without it; invalid input throws a
 * ZodError.
 */
export type EditorOperations = {
  /**
   * Publishes blocks (JSON text) (§7). With `baseVersion` only if that version is published:
   * otherwise `blocks.conflict` (409, cause { version }). Throws `blocks.invalid` (422, cause {
   * problem, uuid }) and `blocks.unknownPage` (404). Returns the saved blocks with sanitised rich
   * texts. No draft is deleted. Id 0 is no page: it stores content that only other clients show.
   */
  doSaveBlocks(input: SaveBlocksInput): Promise<Block[]>;
  /**
   * Publishes an empty list, which resets the page to its default; the home page's is a template.
   */
  deleteBlocks(input: GetBlocksInput): Promise<void>;
  /** Returns the versions of a page, the newest first. */
  getBlockSnapshots(input: GetBlockSnapshotsInput): Promise<SnapshotPage>;
  /** Null if there is none with this id. */
  getBlockSnapshot(input: { identifier: number }): Promise<BlockSnapshot | null>;
};
