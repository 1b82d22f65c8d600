import { isPartOfAnother } from './block-rules';
import { findBlock, parentsOf, type Document } from './tree';

/** The block on the page by which another is seen: a slide's is its carousel's. Null where it is not there. */
export function shownBlock(document: Document, uuid: string): string | null {
  const around = [uuid, ...parentsOf(document, uuid)];
  return (
    around.find((each) => {
      const block = findBlock(document, each);
      return block !== undefined && !isPartOfAnother(block);
    }) ?? null
  );
}
