import type { Block } from '~/services/shop-api';
import { isBlockName } from './components';
import { flattenBlocks } from './flatten-blocks';

/**
 * The uuid of the block whose title is the h1 of a page: the first block with a title; null for
 * none.
 */
export function headingBlock(blocks: readonly Block[]): string | null {
  return flattenBlocks(blocks).find(hasTitle)?.meta.uuid ?? null;
}

function hasTitle({ name, content }: Block): boolean {
  if (!isBlockName(name)) return false;
  const { text } = content as { text?: { title?: unknown } };
  return Boolean(text?.title);
}
