import { headingBlock } from '~/blocks/heading-block';
import { RenderBlocks, type BlockData } from '~/blocks/render-blocks';
import { useText } from '~/i18n/text';
import type { Block } from '~/services/shop-api';

export type HomeView = { blocks: Block[]; blockData: BlockData };

/** The home page consists of its blocks, with no other visible content. */
export function HomePage({ blocks, blockData }: HomeView) {
  const { t } = useText();
  return (
    <>
      {headingBlock(blocks) === null && <h1 className="visually-hidden">{t('home.title')}</h1>}
      <RenderBlocks page="index" blocks={blocks} data={blockData} />
    </>
  );
}
