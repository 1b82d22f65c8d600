import type { Block } from '~/services/shop-api';
import type { BlockProps } from '../kit/block-props';
import { columnsOf } from './columns-of';
import type { MultiGridConfiguration } from './schema';

/** Blocks side by side from 768 px, below each other on phones. */
export function MultiGrid({
  content: blocks,
  configuration,
  children,
}: BlockProps<readonly Block[], Partial<MultiGridConfiguration>>) {
  const columns = columnsOf(blocks, configuration.columnWidths ?? [6, 6]);
  return (
    <div className="multi-grid">
      {columns.map(({ block, place, width }) => (
        <div className={`column column-${width}`} key={block.meta.uuid}>
          {children[place]}
        </div>
      ))}
    </div>
  );
}
