import type { Block } from '~/services/shop-api';
import { hasRoom, isOpen, MAX_BLOCKS } from './block-rules';
import { childrenOf, uuidsOf, type Document, type Place } from './tree';

/** Where a block stands among its neighbours, and what may become of it there. */
export type Standing = Place & {
  /** From 1. */
  position: number;
  /** Of its neighbours, itself included. */
  count: number;
  /** May a copy of it stand behind it? */
  mayDuplicate: boolean;
  /** May it be taken out of where it stands? */
  mayRemove: boolean;
};

const known = new WeakMap<Document, Map<string, Standing>>();

/**
 * Where the block of this uuid stands; undefined when it is not there. One walk answers for all blocks of a
 * document: asked one by one, each would walk it again.
 */
export function standingOf(document: Document, uuid: string): Standing | undefined {
  let standings = known.get(document);
  if (!standings) {
    standings = new Map(standingsIn(document, null, MAX_BLOCKS - uuidsOf(document).length));
    known.set(document, standings);
  }
  return standings.get(uuid);
}

/** `room` is how many blocks more the page may have. */
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
