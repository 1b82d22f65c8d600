import { RenderBlocks, type BlockData } from '~/editor/blocks/render-blocks';
import type { Block } from '~/services/shop-api';
import { ColourFamilies, type ColourFamily } from './colour-families';

export type HomeView = { blocks: Block[]; blockData: BlockData; families: ColourFamily[] };

/** The blocks of the page; the colour families stand right below the first of them. */
export function HomePage({ blocks, blockData, families }: HomeView) {
  return (
    <RenderBlocks
      page="index"
      blocks={blocks}
      data={blockData}
      afterFirst={<ColourFamilies families={families} />}
    />
  );
}
