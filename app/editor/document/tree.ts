import type { Block } from '~/services/shop-api';

/** The blocks of one page in one language. Never changed in place. */
export type Document = readonly Block[];

/** Where a block stands: in which block (null: in the page itself), and after which one (null: first). */
export type Place = { parent: string | null; after: string | null };

/** The blocks a block holds; none for a content block. */
export function childrenOf(block: Block): Document {
  return Array.isArray(block.content) ? block.content : [];
}

/** The blocks that stand in `parent`; undefined when it is not there. */
export function siblingsIn(document: Document, parent: string | null): Document | undefined {
  if (parent === null) return document;
  const block = findBlock(document, parent);
  return block && childrenOf(block);
}

/** The block of this uuid, however deep it stands. */
export function findBlock(document: Document, uuid: string): Block | undefined {
  for (const block of document) {
    const found = block.meta.uuid === uuid ? block : findBlock(childrenOf(block), uuid);
    if (found) return found;
  }
  return undefined;
}

/** Where the block of this uuid stands; undefined when it is not there. */
export function placeOf(
  document: Document,
  uuid: string,
  parent: string | null = null,
): Place | undefined {
  for (const [index, block] of document.entries()) {
    if (block.meta.uuid === uuid) return { parent, after: document[index - 1]?.meta.uuid ?? null };
    const within = placeOf(childrenOf(block), uuid, block.meta.uuid);
    if (within) return within;
  }
  return undefined;
}

/** The blocks a block stands in, the nearest first. */
export function parentsOf(document: Document, uuid: string): string[] {
  const parent = placeOf(document, uuid)?.parent ?? null;
  return parent === null ? [] : [parent, ...parentsOf(document, parent)];
}

/** The uuids of blocks and of all they hold, in the order of the page. */
export function uuidsOf(document: Document): string[] {
  return document.flatMap((block) => [block.meta.uuid, ...uuidsOf(childrenOf(block))]);
}

/** The document with a block more. Parent and block before it must be there. */
export function insertBlock(document: Document, block: Block, { parent, after }: Place): Document {
  return withSiblings(document, parent, (siblings) => {
    const index = after === null ? 0 : siblings.findIndex(({ meta }) => meta.uuid === after) + 1;
    return siblings.toSpliced(index, 0, block);
  });
}

/** The document without a block and what it holds. */
export function removeBlock(document: Document, uuid: string): Document {
  const parent = placeOf(document, uuid)?.parent ?? null;
  return withSiblings(document, parent, (siblings) =>
    siblings.filter(({ meta }) => meta.uuid !== uuid),
  );
}

/** The document with another block in the place of the one of the same uuid. */
export function replaceBlock(document: Document, block: Block): Document {
  const { uuid } = block.meta;
  const parent = placeOf(document, uuid)?.parent ?? null;
  return withSiblings(document, parent, (siblings) =>
    siblings.map((each) => (each.meta.uuid === uuid ? block : each)),
  );
}

/** A copy of a block and all it holds under new names. */
export function copyOf(block: Block, newUuid: () => string): Block {
  const meta = { ...block.meta, uuid: newUuid() };
  const { content } = block;
  if (!Array.isArray(content)) return { ...structuredClone(block), meta };
  return { ...block, meta, content: content.map((child) => copyOf(child, newUuid)) };
}

/** Blocks that are not on the way to the change stay the same objects. */
function withSiblings(
  document: Document,
  parent: string | null,
  change: (siblings: Document) => Document,
): Document {
  if (parent === null) return change(document);
  const index = document.findIndex((block) => uuidsOf([block]).includes(parent));
  const block = document[index];
  if (!block) return document;
  const content =
    block.meta.uuid === parent
      ? change(childrenOf(block))
      : withSiblings(childrenOf(block), parent, change);
  return document.with(index, { ...block, content: [...content] });
}
