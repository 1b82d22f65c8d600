import type { Block } from '~/services/shop-api';
import { fieldsOf, withFields } from './block-fields';
import { CommandError } from './commands';
import { diffDocuments, isSameBlock, type DocumentDiff } from './diff';
import { checkDocument } from './block-rules';
import {
  findBlock,
  insertBlock,
  parentsOf,
  placeOf,
  removeBlock,
  replaceBlock,
  siblingsIn,
  uuidsOf,
  type Document,
  type Place,
} from './tree';

/** Both changes in one document; or no document and the blocks that both have touched. */
export type Merged =
  | { document: Document; conflicts: [] }
  | { document: null; conflicts: string[] };

/**
 * Merges the changes of two people to `base`. Blocks touched by only one of them merge, and so do
 * blocks that both have changed in the same way. Neither document is changed.
 */
export function mergeDocuments(base: Document, mine: Document, theirs: Document): Merged {
  const conflicts = conflictsOf(base, mine, theirs);
  if (conflicts.length > 0) return { document: null, conflicts };
  try {
    const document = carryOver(base, mine, theirs);
    checkDocument(document);
    return { document, conflicts: [] };
  } catch (error) {
    // Each alone meets the rules, both together do not: eleven slides in one carousel.
    if (!(error instanceof CommandError)) throw error;
    return { document: null, conflicts: [error.uuid] };
  }
}

/**
 * Like `mergeDocuments`, but for blocks that both have touched, those of `side` win: the other's
 * changes of these are left out. If even that breaks a rule, the whole document of `side`.
 */
export function mergeFor(
  side: 'mine' | 'theirs',
  { base, mine, theirs }: { base: Document; mine: Document; theirs: Document },
): Document {
  const kept = side === 'mine' ? mine : theirs;
  const other = side === 'mine' ? theirs : mine;
  const conflicts = new Set(conflictsOf(base, mine, theirs));
  try {
    const document = carryOver(base, other, kept, conflicts);
    checkDocument(document);
    return document;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return kept;
  }
}

function conflictsOf(base: Document, mine: Document, theirs: Document): string[] {
  const byMe = diffDocuments(base, mine);
  const byThem = diffDocuments(base, theirs);
  const theirTouch = new Set(touched(byThem));
  const both = touched(byMe).filter((uuid) => theirTouch.has(uuid) && !isSame(mine, theirs, uuid));
  return [...new Set([...both, ...filled(mine, byMe, byThem), ...filled(theirs, byThem, byMe)])];
}

function touched({ added, removed, changed, moved }: DocumentDiff): string[] {
  return [...added, ...removed, ...changed, ...moved];
}

/** Blocks that one person has filled and the other has removed. */
function filled(document: Document, { added, moved }: DocumentDiff, { removed }: DocumentDiff) {
  const gone = new Set(removed);
  return [...added, ...moved]
    .flatMap((uuid) => parentsOf(document, uuid))
    .filter((parent) => gone.has(parent));
}

/** Have both made the same change? */
function isSame(mine: Document, theirs: Document, uuid: string): boolean {
  const [one, other] = [findBlock(mine, uuid), findBlock(theirs, uuid)];
  if (!one || !other) return one === other;
  const [here, there] = [placeOf(mine, uuid)!, placeOf(theirs, uuid)!];
  return isSameBlock(one, other) && here.parent === there.parent && here.after === there.after;
}

/** Applies to `theirs` the changes from `base` to `mine`, except for the blocks of `left`. */
function carryOver(
  base: Document,
  mine: Document,
  theirs: Document,
  left: ReadonlySet<string> = new Set(),
): Document {
  const diff = diffDocuments(base, mine);
  const wanted = (uuids: readonly string[]) => new Set(uuids.filter((uuid) => !left.has(uuid)));
  const [added, moved, changed] = [wanted(diff.added), wanted(diff.moved), wanted(diff.changed)];
  let document = theirs;
  // In the order of the page: parents and neighbours before the blocks in and behind them.
  for (const uuid of uuidsOf(mine)) {
    const block = findBlock(mine, uuid)!;
    const place = placeOf(mine, uuid)!;
    if (added.has(uuid) && !findBlock(document, uuid))
      document = insertBlock(document, shellOf(block), nearest(document, mine, place));
    if (moved.has(uuid)) document = moveTo(document, uuid, nearest(document, mine, place));
    if (changed.has(uuid)) document = withFieldsOf(document, block);
  }
  for (const uuid of wanted(diff.removed)) {
    if (findBlock(document, uuid)) document = removeBlock(document, uuid);
  }
  return document;
}

/** A new block without its children: they are new too, or are moved there. */
function shellOf(block: Block): Block {
  return Array.isArray(block.content) ? { ...block, content: [] } : block;
}

function moveTo(document: Document, uuid: string, place: Place): Document {
  const block = findBlock(document, uuid);
  const isInside = place.parent !== null && block && uuidsOf([block]).includes(place.parent);
  if (!block || isInside) throw new CommandError('notAllowedHere', uuid);
  return insertBlock(removeBlock(document, uuid), block, place);
}

function withFieldsOf(document: Document, changed: Block): Document {
  const block = findBlock(document, changed.meta.uuid);
  if (!block) throw new CommandError('unknownBlock', changed.meta.uuid);
  return replaceBlock(document, withFields(block, fieldsOf(changed), changed.meta.version));
}

/** The position behind the nearest neighbour that exists there. */
function nearest(document: Document, mine: Document, { parent, after }: Place): Place {
  const siblings = siblingsIn(document, parent);
  if (!siblings) throw new CommandError('unknownBlock', parent!);
  const there = new Set(siblings.map(({ meta }) => meta.uuid));
  let neighbour = after;
  while (neighbour !== null && !there.has(neighbour)) neighbour = placeOf(mine, neighbour)!.after;
  return { parent, after: neighbour };
}
