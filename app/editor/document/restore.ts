import type { Block } from '~/services/shop-api';
import { fieldsOf } from './block-fields';
import { CommandError, type EditorCommand } from './commands';
import { isSameBlock, isSameJson } from './diff';
import { isKnown } from './block-rules';
import {
  childrenOf,
  findBlock,
  parentsOf,
  placeOf,
  replaceBlock,
  siblingsIn,
  uuidsOf,
  type Document,
  type Place,
} from './tree';

/**
 * Commands that restore one block to an earlier version of the page with all its children, or put
 * it back in its position; none if it is the same. Former children that stand elsewhere now stay
 * there. Throws a CommandError.
 */
export function restoreCommands(
  document: Document,
  earlier: Document,
  uuid: string,
): EditorCommand[] {
  const before = findBlock(earlier, uuid);
  if (!before) throw new CommandError('unknownBlock', uuid);
  const now = findBlock(document, uuid);
  const block = withoutThose(before, elsewhere(document, uuid));
  if (!now) return [{ kind: 'add', block, place: placeBack(document, earlier, uuid) }];
  if (isSameJson(block, now)) return [];
  const { version } = block.meta;
  const change: EditorCommand[] =
    isSameBlock(block, now) || !isKnown(block) || !isKnown(now)
      ? []
      : [{ kind: 'change', uuid, fields: fieldsOf(block), ...(version && { version }) }];
  const isWhole = change.length > 0 && isSameJson(childrenOf(block), childrenOf(now));
  if (isWhole) return change;
  return [...change, { kind: 'replace', blocks: [...replaceBlock(document, block)] }];
}

/** The blocks of the page outside of this one. */
function elsewhere(document: Document, uuid: string): ReadonlySet<string> {
  const block = findBlock(document, uuid);
  const inside = new Set(block ? uuidsOf([block]) : []);
  return new Set(uuidsOf(document).filter((each) => !inside.has(each)));
}

function withoutThose(block: Block, left: ReadonlySet<string>): Block {
  if (!Array.isArray(block.content)) return block;
  const content = block.content
    .filter(({ meta }) => !left.has(meta.uuid))
    .map((child) => withoutThose(child, left));
  return { ...block, content };
}

/**
 * Its former position; behind its former parent if that is gone too, and behind the nearest
 * remaining neighbour.
 */
function placeBack(document: Document, earlier: Document, uuid: string): Place {
  const gone = [uuid, ...parentsOf(earlier, uuid)];
  const outermost = gone.findLast((each) => !findBlock(document, each)) ?? uuid;
  const { parent, after } = placeOf(earlier, outermost)!;
  const there = new Set(siblingsIn(document, parent)?.map(({ meta }) => meta.uuid));
  let neighbour = after;
  while (neighbour !== null && !there.has(neighbour))
    neighbour = placeOf(earlier, neighbour)!.after;
  return { parent, after: neighbour };
}
