import type { Block } from '~/services/shop-api';

type Column = { block: Block; place: number; width: number };

const ROW = 12;
const SIDES: Record<string, number> = { left: -1, right: 1 };

/**
 * The columns of a grid in their order on the page: a picture with a side stands on that side of
 * its row and keeps its width. `place` is the index of the block in the document.
 */
export function columnsOf(blocks: readonly Block[], widths: readonly number[]): Column[] {
  const rows: Column[][] = [];
  let free = 0;
  for (const [place, block] of blocks.entries()) {
    const width = widths[place % widths.length] ?? 6;
    if (width > free) {
      rows.push([]);
      free = ROW;
    }
    free -= width;
    rows.at(-1)!.push({ block, place, width });
  }
  return rows.flatMap((row) => row.toSorted((a, b) => sideOf(a.block) - sideOf(b.block)));
}

function sideOf({ name, content }: Block): number {
  if (name !== 'Image' || Array.isArray(content)) return 0;
  return SIDES[String(content['imageAlignment'])] ?? 0;
}
