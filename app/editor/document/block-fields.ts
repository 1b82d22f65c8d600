import type { Block } from '~/services/shop-api';

/**
 * The fields that the command `change` sets: the content of a content block, the configuration of a
 * structure block.
 */
export function fieldsOf({ content, configuration }: Block): Record<string, unknown> {
  return Array.isArray(content) ? (configuration ?? {}) : content;
}

/** The block with these fields, and the version of the definition they were written under. */
export function withFields(
  block: Block,
  fields: Record<string, unknown>,
  version: number | undefined,
): Block {
  const { version: _, ...meta } = block.meta;
  const changed = { ...block, meta: { ...meta, ...(version !== undefined && { version }) } };
  return Array.isArray(block.content)
    ? { ...changed, configuration: fields }
    : { ...changed, content: fields };
}
