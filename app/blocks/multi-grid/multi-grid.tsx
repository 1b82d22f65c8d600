import type { BlockProps } from '../kit/block-props';
import type { MultiGridConfiguration } from './schema';

/** Blocks side by side from 768 px, below each other on phones. */
export function MultiGrid({
  uuid,
  configuration,
  children,
}: BlockProps<unknown, Partial<MultiGridConfiguration>>) {
  const widths = configuration.columnWidths ?? [6, 6];
  return (
    <div className="multi-grid">
      {children.map((child, index) => (
        // The order of columns is their identity here: a grid holds its children by place.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          className={`column column-${widths[index % widths.length] ?? 6}`}
          key={`${uuid}-${index}`}
        >
          {child}
        </div>
      ))}
    </div>
  );
}
