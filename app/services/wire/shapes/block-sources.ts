import type { Block } from '~/services/shop-api';

/**
 * Blocks as clients read where their products come from: the category that was last chosen in this shop
 * stands in the source, and only there, so that a client that sends it back cannot mean two.
 */
export function withSources(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    Array.isArray(block.content)
      ? { ...block, content: withSources(block.content) }
      : { ...block, content: withSource(block.content) },
  );
}

function withSource(content: Record<string, unknown>): Record<string, unknown> {
  const { categoryId, ...rest } = content;
  const { source } = rest;
  if (typeof source !== 'object' || source === null || categoryId === undefined) return content;
  return categoryId === ''
    ? rest
    : { ...rest, source: { ...source, type: 'category', categoryId } };
}
