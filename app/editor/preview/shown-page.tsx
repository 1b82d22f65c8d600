import { ContentPage } from '~/features/browse/category/content-page';
import { Footer } from '~/features/frame/shop-frame/footer';
import { Header } from '~/features/frame/shop-frame/header';
import { HomePage } from '~/features/shop-pages/home/home-page';
import type { DesignValues } from '~/services/operator-api/design';
import type { Block } from '~/services/shop-api';
import type { BlockData } from '~/blocks/render-blocks';
import { DesignStyle } from '../design/design-style';
import type { EditPageData } from '../load/load-edit-page.server';
import { INERT } from '../ui/block-frame/block-frame';

type ShownPageProps = Pick<EditPageData, 'frame' | 'content'> & {
  blocks: Block[];
  blockData: BlockData;
  /** The design draft of the author; null: the live design. */
  design: DesignValues | null;
  /** Is it only a preview? */
  isInert: boolean;
};

/** The shop's own page with its header and footer, and without tools. */
export function ShownPage(props: ShownPageProps) {
  const { frame, content, blocks, blockData, design, isInert } = props;
  const inert = isInert ? INERT : {};
  return (
    <>
      {design && <DesignStyle design={design} />}
      <div {...inert}>
        <Header frame={frame} />
      </div>
      <main id="content" tabIndex={-1}>
        <div {...inert}>
          {content ? (
            <ContentPage page={content} />
          ) : (
            <HomePage blocks={blocks} blockData={blockData} />
          )}
        </div>
      </main>
      <div {...inert}>
        <Footer frame={frame} />
      </div>
    </>
  );
}
