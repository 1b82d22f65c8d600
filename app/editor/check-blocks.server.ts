import { blockSchema, type Block } from '~/services/shop-api';
import { blockDefinitions } from './blocks/definitions';
import { flattenBlocks } from './blocks/flatten-blocks';
import { isBlockName } from './blocks/kit/block';
import type { BlockDefinition } from './blocks/kit/define-block';

/** What a page may be made of at most; a large page has some thirty blocks. */
const MOST_BLOCKS = 1_000;
const DEEPEST = 40;
const UUID = /^[\w-]{1,60}$/;

/** What is wrong with the blocks of a page, and where: `path` leads to the field within the block. */
export type BlockProblem = {
  problem: 'shape' | 'depth' | 'count' | 'uuid' | 'field' | 'children';
  uuid?: string;
  path?: readonly PropertyKey[];
};

/**
 * Checks the blocks of a page before they are saved: their shape, number and depth, that each uuid
 * stands once, and of known blocks the fields and what they may hold. Blocks of unknown names are let
 * pass, so that saving loses none; that a block holds too few is no harm. No problems: the value is `Block[]`.
 */
export function checkBlocks(value: unknown): BlockProblem[] {
  if (isDeeper(value, DEEPEST)) return [{ problem: 'depth' }];
  const shape = blockSchema.array().safeParse(value);
  if (!shape.success) {
    return shape.error.issues.map(({ path }) => ({ problem: 'shape', path }));
  }
  const blocks = flattenBlocks(shape.data);
  if (blocks.length > MOST_BLOCKS) return [{ problem: 'count' }];
  return [...uuidProblems(blocks), ...blocks.flatMap(blockProblems)];
}

/** Walks level by level: a call for each level would end with the stack. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

function uuidProblems(blocks: readonly Block[]): BlockProblem[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ meta: { uuid } }) => {
    const isWrong = seen.has(uuid) || !UUID.test(uuid);
    seen.add(uuid);
    return isWrong ? [{ problem: 'uuid' as const, uuid }] : [];
  });
}

function blockProblems(block: Block): BlockProblem[] {
  if (!isBlockName(block.name)) return [];
  const { type, content, configuration, children }: BlockDefinition = blockDefinitions[block.name];
  const { uuid } = block.meta;
  if (block.type !== type || Array.isArray(block.content) !== (type === 'structure')) {
    return [{ problem: 'shape', uuid }];
  }
  const held = Array.isArray(block.content) ? block.content : [];
  const parsed = [
    content?.safeParse(block.content),
    configuration?.safeParse(block.configuration ?? {}),
  ];
  const fields = parsed.flatMap((each) => each?.error?.issues ?? []);
  const mayHold = held.every(
    ({ name }) => !isBlockName(name) || (children?.allowed ?? []).includes(name),
  );
  return [
    ...fields.map(({ path }) => ({ problem: 'field' as const, uuid, path })),
    ...(mayHold && held.length <= (children?.max ?? 0)
      ? []
      : [{ problem: 'children' as const, uuid }]),
  ];
}
