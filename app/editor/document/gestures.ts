import type { Block } from '~/services/shop-api';
import { apply } from './apply-command';
import { CommandError } from './commands';
import { depthOf, hasRoom, isOpen, MAX_BLOCKS, MAX_DEPTH, mayStandIn } from './block-rules';
import { standingOf } from './standing';
import {
  findBlock,
  parentsOf,
  placeOf,
  siblingsIn,
  uuidsOf,
  type Document,
  type Place,
} from './tree';

/** One position up among its neighbours; null for the first of them (§4: ignored out of range). */
export function placeAbove(document: Document, uuid: string): Place | null {
  const place = placeOf(document, uuid);
  if (!place || place.after === null) return null;
  return placeOf(document, place.after) ?? null;
}

/** One position down among its neighbours; null for the last of them. */
export function placeBelow(document: Document, uuid: string): Place | null {
  const place = placeOf(document, uuid);
  if (!place) return null;
  const siblings = siblingsIn(document, place.parent)!;
  const next = siblings[siblings.findIndex(({ meta }) => meta.uuid === uuid) + 1];
  return next ? { parent: place.parent, after: next.meta.uuid } : null;
}

/**
 * All positions that a block of the page may move to, in the order of the page, without its own.
 */
export function placesFor(document: Document, uuid: string): Place[] {
  const own = placeOf(document, uuid);
  return placesAround(document, uuid).filter(
    ({ parent, after }) => parent !== own?.parent || after !== own.after,
  );
}

/** The same including its own position. */
export function placesAround(document: Document, uuid: string): Place[] {
  return everyPlace(document).filter(
    (place) =>
      place.after !== uuid && isAllowed(() => apply(document, { kind: 'move', uuid, place })),
  );
}

/** May this block be put there? */
export function mayAdd(document: Document, block: Block, place: Place): boolean {
  return isAllowed(() => apply(document, { kind: 'add', block, place }));
}

/**
 * The properties that decide where blocks may be put: their names, depth, and count with their
 * children.
 */
export type Shape = { names: string[]; depth: number; count: number };

export function shapeOf(blocks: Document): Shape {
  return {
    names: blocks.map(({ name }) => name),
    depth: depthOf(blocks),
    count: uuidsOf(blocks).length,
  };
}

/** All positions for blocks of this shape, one after the other, in the order of the page. */
export function placesToAdd(document: Document, { names, depth, count }: Shape): Place[] {
  if (uuidsOf(document).length + count > MAX_BLOCKS) return [];
  return everyPlace(document).filter(({ parent }) => {
    const holder = parent === null ? null : findBlock(document, parent)!;
    const level = parent === null ? 0 : 1 + parentsOf(document, parent).length;
    const hasPlace = holder === null || (isOpen(holder) && hasRoom(holder, names.length));
    const isHighEnough = level + depth <= MAX_DEPTH;
    return hasPlace && isHighEnough && names.every((name) => mayStandIn({ name }, holder));
  });
}

/** May this block be removed from its position? */
export function mayRemove(document: Document, uuid: string): boolean {
  return standingOf(document, uuid)!.mayRemove;
}

/** May a copy of this block stand behind it? */
export function mayDuplicate(document: Document, uuid: string): boolean {
  return standingOf(document, uuid)!.mayDuplicate;
}

/** The block to show when a block is deleted: the next one, the one before, or its parent. */
export function neighbourOf(document: Document, uuid: string): string | null {
  const place = placeOf(document, uuid);
  if (!place) return null;
  return placeBelow(document, uuid)?.after ?? place.after ?? place.parent;
}

function everyPlace(siblings: Document, parent: string | null = null): Place[] {
  return [
    { parent, after: null },
    ...siblings.flatMap(({ meta, content }) => [
      ...(Array.isArray(content) ? everyPlace(content, meta.uuid) : []),
      { parent, after: meta.uuid },
    ]),
  ];
}

function isAllowed(change: () => unknown): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}
