import type { Block } from '~/services/shop-api';
import { hasRoom, isOpen, MAX_BLOCKS } from './block-rules';
import { childrenOf, uuidsOf, type Document, type Place } from './tree';

/** The position of a block among its neighbours, and the actions allowed there. */
export type Standing = Place & {
  /** From 1. */
  position: number;
  /** The number of its neighbours, itself included. */
  count: number;
  /** May a copy of it be put behind it? */
  mayDuplicate: boolean;
  /** May it be removed from its position? */
  mayRemove: boolean;
};

const known = new WeakMap<Document, Map<string, Standing>>();

/**
 * The position of a block; undefined if it is not there. One walk answers for all blocks of a
 * document; one call per block would walk it each time.
 */
export function standingOf(document: Document, uuid: string): Standing | undefined {
  let standings = known.get(document);
  if (!standings) {
    standings = new Map(standingsIn(document, null, MAX_BLOCKS - uuidsOf(document).length));
    known.set(document, standings);
  }
  return standings.get(uuid);
}

/** `room` is how many more blocks the page may have. */
function standingsIn(siblings: Document, holder: Block | null, room: number): [string, Standing][] {
  const mayAdd = holder === null || (isOpen(holder) && hasRoom(holder, 1));
  const mayRemove = holder === null || (isOpen(holder) && hasRoom(holder, -1));
  return siblings.flatMap((block, index) => [
    [
      block.meta.uuid,
      {
        parent: holder?.meta.uuid ?? null,
        after: siblings[index - 1]?.meta.uuid ?? null,
        position: index + 1,
        count: siblings.length,
        mayDuplicate: mayAdd && uuidsOf([block]).length <= room,
        mayRemove,
      },
    ],
    ...standingsIn(childrenOf(block), block, room),
  ]);
}
