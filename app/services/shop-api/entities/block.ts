import * as z from 'zod';

/**
 * A block of a page (§3 Editor): structure blocks hold blocks, content blocks hold fields.
 * Each block's own fields are checked by its definition in app/blocks.
 */
export type Block = {
  name: string;
  type: 'structure' | 'content';
  /** `version` of the block's definition when it was written; without it the first. */
  meta: { uuid: string; version?: number };
  content: Block[] | Record<string, unknown>;
  configuration?: Record<string, unknown>;
  /**
   * What another client wrote and this shop does not draw, in the block's own form: clients get it
   * back, so that a save from there loses nothing.
   */
  client?: Record<string, unknown>;
};
/** Preserves unknown fields: a newer version of the shop may have written them. */
export const blockSchema: z.ZodType<Block> = z.lazy(() =>
  z.looseObject({
    name: z.string().max(60),
    type: z.enum(['structure', 'content']),
    meta: z.looseObject({ uuid: z.string().max(60), version: z.int().min(1).optional() }),
    content: z.union([z.array(blockSchema), z.record(z.string(), z.unknown())]),
    configuration: z.record(z.string(), z.unknown()).optional(),
  }),
);
