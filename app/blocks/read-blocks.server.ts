import type { Block, GetBlocksInput, ShopApi } from '~/services/shop-api';
import type { BlockDefinition } from './kit/define-block';
import { definitionOf } from './definitions';

/** The saved blocks of a page, with the fields of this version. */
export async function readBlocks(
  shop: Pick<ShopApi, 'getBlocks'>,
  input: GetBlocksInput,
): Promise<Block[]> {
  return upgradeBlocks(await shop.getBlocks(input));
}

/**
 * Upgrades blocks written under an older version of their definition, nested ones too. Blocks of
 * unknown names and of newer versions stay as they are, so that saving a page loses none.
 */
export function upgradeBlocks(
  blocks: readonly Block[],
  definition: (name: string) => BlockDefinition | undefined = definitionOf,
): Block[] {
  return blocks.map((block) => {
    const held = Array.isArray(block.content)
      ? { ...block, content: upgradeBlocks(block.content, definition) }
      : block;
    const known = definition(block.name);
    return known ? lift(held, known) : held;
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
