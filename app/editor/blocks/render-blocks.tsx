import { Fragment, type ReactNode } from 'react';
import type { Block } from '~/services/shop-api';
import { isBlockName } from './block';
import { blockComponents, type BlockComponent } from './components';

/** Data of blocks by their uuid, from loadBlockData. */
export type BlockData = Record<string, unknown>;

type RenderBlocksProps = {
  blocks: readonly Block[];
  data: BlockData;
  /** What a page puts between its first block and the rest. */
  afterFirst?: ReactNode;
  /** Do they stand below a heading of the page's own? Else the first of them carries it. */
  below?: boolean;
};

/** The blocks of a page in their order; names this version does not know are left out (§3). */
export function RenderBlocks({ blocks, data, afterFirst, below = false }: RenderBlocksProps) {
  const known = blocks.filter(({ name }) => isBlockName(name));
  return (
    <div className="blocks">
      {known.map((block, index) => (
        <Fragment key={block.meta.uuid}>
          <div
            className={`block block-${block.name.toLowerCase()}`}
            id={`block-${block.meta.uuid}`}
          >
            <RenderBlock
              block={block}
              data={data}
              position={index}
              isFirst={index === 0 && !below}
            />
          </div>
          {index === 0 && afterFirst}
        </Fragment>
      ))}
      {known.length === 0 && afterFirst}
    </div>
  );
}

type RenderBlockProps = { block: Block; data: BlockData; position: number; isFirst: boolean };

export function RenderBlock({ block, data, position, isFirst }: RenderBlockProps) {
  if (!isBlockName(block.name)) return null;
  const Component: BlockComponent = blockComponents[block.name];
  const children = Array.isArray(block.content) ? block.content : [];
  return (
    <Component
      uuid={block.meta.uuid}
      content={block.content}
      configuration={block.configuration ?? {}}
      data={data[block.meta.uuid]}
      position={position}
      isFirst={isFirst}
    >
      {children
        .filter(({ name }) => isBlockName(name))
        .map((child, index) => (
          <RenderBlock
            key={child.meta.uuid}
            block={child}
            data={data}
            position={index}
            isFirst={isFirst && index === 0}
          />
        ))}
    </Component>
  );
}
