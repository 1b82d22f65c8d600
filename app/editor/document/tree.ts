import type { Block } from '~/services/shop-api';

/** The blocks of one page in one language. Immutable. */
export type Document = readonly Block[];

/**
 * The position of a block: its parent (null: the page itself) and its previous neighbour (null:
 * none).
 */
export type Place = { parent: string | null; after: string | null };

/** The children of a block; none for a content block. */
export function childrenOf(block: Block): Document {
  return Array.isArray(block.content) ? block.content : [];
}

/** The children of `parent`; undefined if it does not exist. */
export function siblingsIn(document: Document, parent: string | null): Document | undefined {
  if (parent === null) return document;
  const block = findBlock(document, parent);
  return block && childrenOf(block);
}

/** The block of this uuid, at any depth. */
export function findBlock(document: Document, uuid: string): Block | undefined {
  for (const block of document) {
    const found = block.meta.uuid === uuid ? block : findBlock(childrenOf(block), uuid);
    if (found) return found;
  }
  return undefined;
}

/** The position of the block of this uuid; undefined if it does not exist. */
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

/** The ancestors of a block, the nearest first. */
export function parentsOf(document: Document, uuid: string): string[] {
  const parent = placeOf(document, uuid)?.parent ?? null;
  return parent === null ? [] : [parent, ...parentsOf(document, parent)];
}

/** The uuids of blocks and of all their descendants, in the order of the page. */
export function uuidsOf(document: Document): string[] {
  return document.flatMap((block) => [block.meta.uuid, ...uuidsOf(childrenOf(block))]);
}

/** The document with one more block. Its parent and previous neighbour must exist. */
export function insertBlock(document: Document, block: Block, { parent, after }: Place): Document {
  return withSiblings(document, parent, (siblings) => {
    const index = after === null ? 0 : siblings.findIndex(({ meta }) => meta.uuid === after) + 1;
    return siblings.toSpliced(index, 0, block);
  });
}

/** The document without a block and its children. */
export function removeBlock(document: Document, uuid: string): Document {
  const parent = placeOf(document, uuid)?.parent ?? null;
  return withSiblings(document, parent, (siblings) =>
    siblings.filter(({ meta }) => meta.uuid !== uuid),
  );
}

/** The document with another block in place of the one of the same uuid. */
export function replaceBlock(document: Document, block: Block): Document {
  const { uuid } = block.meta;
  const parent = placeOf(document, uuid)?.parent ?? null;
  return withSiblings(document, parent, (siblings) =>
    siblings.map((each) => (each.meta.uuid === uuid ? block : each)),
  );
}

/** A copy of a block and all its children with new uuids. */
export function copyOf(block: Block, newUuid: () => string): Block {
  const meta = { ...block.meta, uuid: newUuid() };
  const { content } = block;
  if (!Array.isArray(content)) return { ...structuredClone(block), meta };
  return { ...block, meta, content: content.map((child) => copyOf(child, newUuid)) };
}

/** Blocks that do not contain the change stay the same objects. */
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
