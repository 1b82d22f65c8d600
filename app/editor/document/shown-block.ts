import { isPartOfAnother } from './block-rules';
import { findBlock, parentsOf, type Document } from './tree';

/**
 * The block of the page in which another one is visible: for a slide, its carousel. Null if it is
 * not there.
 */
export function shownBlock(document: Document, uuid: string): string | null {
  const around = [uuid, ...parentsOf(document, uuid)];
  return (
    around.find((each) => {
      const block = findBlock(document, each);
      return block !== undefined && !isPartOfAnother(block);
    }) ?? null
  );
}
