import type { Block } from '~/services/shop-api';
import { blockDefinitions } from '~/blocks/definitions';
import { knownFields } from '~/blocks/fields/walk';
import { isBlockName } from '~/blocks/kit/block';
import type { BlockDefinition } from '~/blocks/kit/define-block';

/**
 * Blocks without what their definitions do not name, and those they hold: what nobody has checked is
 * not stored, though no page would show it. Blocks of unknown names stay as they are.
 */
export function knownParts(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => (isBlockName(block.name) ? known(block, block.name) : block));
}

function known(
  { type, meta, content, configuration }: Block,
  name: keyof typeof blockDefinitions,
): Block {
  const definition: BlockDefinition = blockDefinitions[name];
  const fieldsOf = (schema: BlockDefinition['content'], fields: Record<string, unknown>) =>
    schema ? (knownFields(schema, fields) as Record<string, unknown>) : {};
  return {
    name,
    type,
    meta: { uuid: meta.uuid, ...(meta.version !== undefined && { version: meta.version }) },
    content: Array.isArray(content) ? knownParts(content) : fieldsOf(definition.content, content),
    ...(configuration &&
      definition.configuration && {
        configuration: fieldsOf(definition.configuration, configuration),
      }),
  };
}
