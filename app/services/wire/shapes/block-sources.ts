import type { Block } from '~/services/shop-api';

/**
 * Blocks with the source of their products for clients: the category last selected in this shop is
 * in the source, and only there, so that a client that sends it back cannot name two.
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
