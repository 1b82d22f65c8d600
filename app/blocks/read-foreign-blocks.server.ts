import { blockSchema, type Block } from '~/services/shop-api';
import { cleanBlocks } from './clean-blocks.server';
import { definitionOf } from './definitions';
import { upgradeBlocks } from './read-blocks.server';

/**
 * The blocks of another shop's page that this shop knows too, with clean texts. Blocks of unknown
 * kinds or with invalid content are left out, and so is a structure block left without children: a
 * page without blocks shows its default.
 */
export async function readForeignBlocks(answer: unknown): Promise<Block[]> {
  const read = (Array.isArray(answer) ? answer : []).map((each) => blockSchema.safeParse(each));
  const known = knownOf(upgradeBlocks(read.flatMap(({ data }) => data ?? [])));
  const cleaned = known.map((block) => cleanBlocks([block]).catch(() => []));
  return (await Promise.all(cleaned)).flat();
}

function knownOf(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    const definition = definitionOf(block.name);
    if (Array.isArray(block.content)) {
      const content = definition?.type === 'structure' ? knownOf(block.content) : [];
      return content.length > 0 ? [{ ...block, content }] : [];
    }
    const read = definition?.content?.safeParse(block.content);
    return read?.success ? [{ ...block, content: read.data as Record<string, unknown> }] : [];
  });
}
