import type { Block } from '~/services/shop-api';

/** Blocks and their descendants, in their order. */
export function flattenBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [
    block,
    ...(Array.isArray(block.content) ? flattenBlocks(block.content) : []),
  ]);
}
