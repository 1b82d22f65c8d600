import type { Block } from '~/services/shop-api';
import { definitionOf } from '~/blocks/definitions';
import { knownFields } from '~/blocks/fields/walk';
import type { BlockDefinition } from '~/blocks/kit/define-block';
import { clientParts } from './client-parts';

/**
 * Blocks reduced to the fields of their definitions, nested ones too: unchecked fields are not
 * stored, though no page would show them. With `keepsRest` they are stored beside, for the clients
 * that wrote them. Blocks of unknown names stay as they are.
 */
export function knownParts(blocks: readonly Block[], { keepsRest = false } = {}): Block[] {
  return blocks.map((block) => {
    const definition = definitionOf(block.name);
    if (!definition) return block;
    const read = known(block, definition, keepsRest);
    const client = keepsRest ? clientParts(block, read) : block.client;
    return client ? { ...read, client } : read;
  });
}

function known(
  { name, type, meta, content, configuration }: Block,
  definition: BlockDefinition,
  keepsRest: boolean,
): Block {
  const fieldsOf = (schema: BlockDefinition['content'], fields: Record<string, unknown>) =>
    schema ? (knownFields(schema, fields) as Record<string, unknown>) : {};
  return {
    name,
    type,
    meta: { uuid: meta.uuid, ...(meta.version !== undefined && { version: meta.version }) },
    content: Array.isArray(content)
      ? knownParts(content, { keepsRest })
      : fieldsOf(definition.content, content),
    ...(configuration &&
      definition.configuration && {
        configuration: fieldsOf(definition.configuration, configuration),
      }),
  };
}
