import * as z from 'zod';
import { getBlocksInputSchema, type Block, type GetBlocksInput } from '../shop-api';

/** More text than this is no page (§9: requests of 2 MB). */
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

/** A version of a page that was live; `payload` is its blocks as JSON. */
export type BlockSnapshot = {
  id: number;
  configId: string;
  /** The number of a category; 0 for the home page. */
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
 * The operations of the contract that an editor elsewhere calls, in the language of the request. Each
 * asks for its right and throws `editor.invalidEditorHash` (403) without it; input that is none throws
 * a ZodError.
 */
export type EditorOperations = {
  /**
   * Makes blocks (JSON text) live (§7). With `baseVersion` only onto that version: else
   * `blocks.conflict` (409, cause { version }). Throws `blocks.invalid` (422, cause { problem, uuid })
   * and `blocks.unknownPage` (404). Gives what was saved, with its rich texts cleaned. Nobody's draft
   * ends with it. Number 0 is no page: it holds what other clients alone draw.
   */
  doSaveBlocks(input: SaveBlocksInput): Promise<Block[]>;
  /** Back to the page's default: an empty list goes live, and the home page shows its template. */
  deleteBlocks(input: GetBlocksInput): Promise<void>;
  /** The versions of a page, the newest first. */
  getBlockSnapshots(input: GetBlockSnapshotsInput): Promise<SnapshotPage>;
  /** Null where there is none of this number. */
  getBlockSnapshot(input: { identifier: number }): Promise<BlockSnapshot | null>;
};
