import { createContext, memo, useContext, type ReactNode } from 'react';
import type { Block } from '~/services/shop-api';
import { FirstScreenEnd } from '~/styles/first-screen-end';
import { headingBlock } from './heading-block';
import { blockComponents, isBlockName, type BlockComponent } from './components';
import { MarkedFields } from './kit/field-mark';

/** Data of blocks by their uuid, from loadBlockData. */
export type BlockData = Record<string, unknown>;

type RenderBlocksProps = {
  /** The page of the blocks: `index`, or the id of a category. */
  page: string;
  blocks: readonly Block[];
  data: BlockData;
  /** Do they stand below a heading of the page itself? Otherwise the first of them has it. */
  below?: boolean;
};

export type FrameRenderer = (block: Block, content: ReactNode) => ReactNode;

/** Set by the editor: wraps each block of the edited page. */
export const FrameBlock = createContext<FrameRenderer | null>(null);

/**
 * The blocks of a page in their order; blocks of names unknown to this version are left out (§3),
 * except for an editor's frame around them.
 */
export function RenderBlocks({ page, blocks, data, below = false }: RenderBlocksProps) {
  const known = useShownBlocks(blocks);
  const heading = below ? null : headingBlock(known);
  return (
    <div className="blocks">
      {known.map((block, index) => (
        <div
          key={block.meta.uuid}
          className={`block block-${block.name.toLowerCase()}`}
          id={`block-${block.meta.uuid}`}
        >
          <RenderBlock
            page={page}
            block={block}
            data={data}
            position={index}
            isFirst={index === 0 && !below}
            heading={heading}
          />
          {index === 0 && !below && <FirstScreenEnd />}
        </div>
      ))}
    </div>
  );
}

type RenderBlockProps = Pick<RenderBlocksProps, 'page' | 'data'> & {
  block: Block;
  position: number;
  isFirst: boolean;
  /** The block whose title is the h1. */
  heading: string | null;
};

/** In the editor hundreds of unchanged blocks are not rendered again. */
const RenderBlock = memo(function RenderBlock(props: RenderBlockProps) {
  const frame = useContext(FrameBlock);
  const content = <BlockContent {...props} />;
  if (!frame) return content;
  const { uuid } = props.block.meta;
  return frame(props.block, <MarkedFields.Provider value={uuid}>{content}</MarkedFields.Provider>);
});

function useShownBlocks(blocks: readonly Block[]): readonly Block[] {
  const isEdited = useContext(FrameBlock) !== null;
  return isEdited ? blocks : blocks.filter(({ name }) => isBlockName(name));
}

function BlockContent({ page, block, data, position, isFirst, heading }: RenderBlockProps) {
  const children = useShownBlocks(Array.isArray(block.content) ? block.content : []);
  if (!isBlockName(block.name)) return null;
  const Component: BlockComponent = blockComponents[block.name];
  return (
    <Component
      uuid={block.meta.uuid}
      page={page}
      content={Array.isArray(block.content) ? children : block.content}
      configuration={block.configuration ?? {}}
      data={data[block.meta.uuid]}
      position={position}
      isFirst={isFirst}
      isHeading={block.meta.uuid === heading}
    >
      {children.map((child, index) => (
        <RenderBlock
          key={child.meta.uuid}
          page={page}
          block={child}
          data={data}
          position={index}
          isFirst={isFirst && index === 0}
          heading={heading}
        />
      ))}
    </Component>
  );
}
