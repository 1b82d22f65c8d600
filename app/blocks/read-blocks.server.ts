import type { Block, GetBlocksInput, ShopApi } from '~/services/shop-api';
import { isBlockName } from './kit/block';
import type { BlockDefinition } from './kit/define-block';
import { blockDefinitions } from './definitions';

/** The saved blocks of a page, in the fields of this version. */
export async function readBlocks(
  shop: Pick<ShopApi, 'getBlocks'>,
  input: GetBlocksInput,
): Promise<Block[]> {
  return upgradeBlocks(await shop.getBlocks(input));
}

/**
 * Lifts blocks written under an older version of their definition, and those they hold. Blocks of
 * unknown names and of newer versions stay as they are, so that saving a page loses none.
 */
export function upgradeBlocks(
  blocks: readonly Block[],
  definitionOf: (name: string) => BlockDefinition | null = knownDefinition,
): Block[] {
  return blocks.map((block) => {
    const held = Array.isArray(block.content)
      ? { ...block, content: upgradeBlocks(block.content, definitionOf) }
      : block;
    const definition = definitionOf(block.name);
    return definition ? lift(held, definition) : held;
  });
}

function lift(block: Block, { version = 1, upgrade }: BlockDefinition): Block {
  const from = block.meta.version ?? 1;
  if (!upgrade || from >= version) return block;
  const meta = { ...block.meta, version };
  return Array.isArray(block.content)
    ? { ...block, meta, configuration: upgrade(block.configuration ?? {}, from) }
    : { ...block, meta, content: upgrade(block.content, from) };
}

function knownDefinition(name: string): BlockDefinition | null {
  return isBlockName(name) ? blockDefinitions[name] : null;
}
