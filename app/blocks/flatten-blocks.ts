import type { Block } from '~/services/shop-api';

/** Blocks and the blocks they hold, in the order in which they stand. */
export function flattenBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [
    block,
    ...(Array.isArray(block.content) ? flattenBlocks(block.content) : []),
  ]);
}
