import { RenderBlocks, type BlockData } from '~/editor/blocks/render-blocks';
import type { Block } from '~/services/shop-api';

export type HomeView = { blocks: Block[]; blockData: BlockData };

/** The home page is its blocks, and nothing beside them. */
export function HomePage({ blocks, blockData }: HomeView) {
  return <RenderBlocks page="index" blocks={blocks} data={blockData} />;
}
