import { useState } from 'react';
import type { Block } from '~/services/shop-api';
import { isSameJson } from '../document/diff';
import type { Document } from '../document/tree';

/** The blocks, those that did not change being the same objects as before: they need not be drawn again. */
export function useStableBlocks(blocks: Document): Document {
  const [kept, setKept] = useState({ given: blocks, blocks });
  if (kept.given === blocks) return kept.blocks;
  const stable = withKept(blocks, kept.blocks);
  setKept({ given: blocks, blocks: stable });
  return stable;
}

function withKept(blocks: Document, before: Document): Document {
  const former = new Map(before.map((block) => [block.meta.uuid, block]));
  const stable = blocks.map((block) => keptOr(block, former.get(block.meta.uuid)));
  const isSame = stable.length === before.length && stable.every((each, i) => each === before[i]);
  return isSame ? before : stable;
}

function keptOr(block: Block, before: Block | undefined): Block {
  if (!before) return block;
  return isSameJson(block, before) ? before : block;
}
