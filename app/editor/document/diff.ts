import type { Block } from '~/services/shop-api';
import { fieldsOf } from './block-fields';
import { childrenOf, findBlock, placeOf, uuidsOf, type Document } from './tree';

/** Blocks by uuid, in the order of their page (removed ones: of their former page). */
export type DocumentDiff = {
  added: string[];
  removed: string[];
  changed: string[];
  moved: string[];
};

/**
 * The difference between two documents. A block is moved if its parent differs or it has passed a
 * neighbour; the fewest blocks that explain a new order count as moved.
 */
export function diffDocuments(before: Document, after: Document): DocumentDiff {
  const former = new Set(uuidsOf(before));
  const present = new Set(uuidsOf(after));
  const kept = [...present].filter((uuid) => former.has(uuid));
  const pairs = kept.map((uuid) => [findBlock(before, uuid)!, findBlock(after, uuid)!] as const);
  return {
    added: [...present].filter((uuid) => !former.has(uuid)),
    removed: [...former].filter((uuid) => !present.has(uuid)),
    changed: pairs.filter(([a, b]) => !isSameBlock(a, b)).map(([, { meta }]) => meta.uuid),
    moved: movedBlocks(before, after, kept),
  };
}

/** Are these the same block with the same fields, regardless of their children? */
export function isSameBlock(a: Block, b: Block): boolean {
  return (
    a.name === b.name &&
    (a.meta.version ?? 1) === (b.meta.version ?? 1) &&
    isSameJson(fieldsOf(a), fieldsOf(b))
  );
}

/** Equal as JSON; the order of keys does not count. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) && isSameJson(a[key as keyof typeof a], b[key as keyof typeof b]),
    )
  );
}

function movedBlocks(before: Document, after: Document, kept: readonly string[]): string[] {
  const parentBefore = new Map(kept.map((uuid) => [uuid, placeOf(before, uuid)!.parent]));
  const stayed = new Set<string>();
  const lists = [after, ...allOf(after).map(childrenOf)];
  const orderBefore = new Map(uuidsOf(before).map((uuid, index) => [uuid, index]));
  for (const list of lists) {
    const uuids = list
      .map(({ meta }) => meta.uuid)
      .filter(
        (uuid) => parentBefore.has(uuid) && parentBefore.get(uuid) === placeOf(after, uuid)!.parent,
      );
    const orders = uuids.map((uuid) => orderBefore.get(uuid)!);
    for (const index of longestRising(orders)) stayed.add(uuids[index]!);
  }
  return kept.filter((uuid) => !stayed.has(uuid));
}

function allOf(document: Document): Block[] {
  return document.flatMap((block) => [block, ...allOf(childrenOf(block))]);
}

/** Indices of the longest rising subsequence of a list. */
function longestRising(numbers: readonly number[]): number[] {
  const lengths = numbers.map(() => 1);
  const previous = numbers.map(() => -1);
  for (const [i, number] of numbers.entries()) {
    for (let k = 0; k < i; k += 1) {
      if (numbers[k]! < number && lengths[k]! + 1 > lengths[i]!) {
        lengths[i] = lengths[k]! + 1;
        previous[i] = k;
      }
    }
  }
  const places: number[] = [];
  for (let i = lengths.indexOf(Math.max(...lengths)); i >= 0; i = previous[i]!) places.unshift(i);
  return places;
}
