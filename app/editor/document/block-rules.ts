import type { Block } from '~/services/shop-api';
import { definitionOf } from '~/blocks/definitions';
import type { BlockDefinition } from '~/blocks/kit/define-block';
import { CommandError } from './commands';
import { childrenOf, uuidsOf, type Document } from './tree';

/** A page with more blocks is too long to read and too slow to edit. */
export const MAX_BLOCKS = 300;
/** The levels of blocks: tabs, a tab, a grid in it, a block in the grid. */
export const MAX_DEPTH = 4;

/**
 * Throws a CommandError where a whole document breaks a rule: a uuid twice, too many blocks, a
 * block in a forbidden position, fields that do not fit. Blocks unknown to this version are not
 * checked.
 */
export function checkDocument(document: Document): void {
  checkSize(document);
  for (const block of document) {
    checkMayStandIn(block, null);
    checkBlock(block);
  }
}

/** Throws `duplicateBlock` or `documentTooLarge`. */
export function checkSize(document: Document): void {
  const uuids = uuidsOf(document);
  const seen = new Set<string>();
  const twice = uuids.find((uuid) => seen.size === seen.add(uuid).size);
  if (twice !== undefined) throw new CommandError('duplicateBlock', twice);
  const last = uuids.at(-1) ?? '';
  if (uuids.length > MAX_BLOCKS || depthOf(document) > MAX_DEPTH) {
    throw new CommandError('documentTooLarge', last);
  }
}

/** Throws if a block, or one it holds, has fields or children that are not allowed. */
export function checkBlock(block: Block): void {
  const definition = definitionOf(block.name);
  if (!definition) return;
  if (definition.type !== block.type) throw new CommandError('invalidFields', block.meta.uuid);
  checkFields(block);
  checkChildren(block);
  for (const child of childrenOf(block)) {
    checkMayStandIn(child, block);
    checkBlock(child);
  }
}

/** Does this version of the shop know the fields of this block? */
export function isKnown(block: Block): boolean {
  const definition = definitionOf(block.name);
  return definition !== undefined && !isNewer(block, definition);
}

/** The schema of a block's own fields: its content, or the configuration of a structure block. */
export function fieldSchemaOf(block: Pick<Block, 'name'>): BlockDefinition['content'] {
  const definition = definitionOf(block.name);
  return definition?.type === 'structure' ? definition.configuration : definition?.content;
}

/** Throws `invalidFields` if they do not fit the block's definition. */
export function checkFields(block: Block): void {
  const definition = definitionOf(block.name);
  if (!definition || !isKnown(block)) return;
  const isStructure = definition.type === 'structure';
  const fields = isStructure ? (block.configuration ?? {}) : block.content;
  const schema = fieldSchemaOf(block);
  const fits = Array.isArray(block.content) === isStructure && schema?.safeParse(fields).success;
  if (fits === false) throw new CommandError('invalidFields', block.meta.uuid);
}

/** Throws `tooFewChildren` or `tooManyChildren`. */
export function checkChildren(block: Block): void {
  const rule = definitionOf(block.name)?.children;
  const { length } = childrenOf(block);
  if (rule && length < rule.min) throw new CommandError('tooFewChildren', block.meta.uuid);
  if (rule && length > rule.max) throw new CommandError('tooManyChildren', block.meta.uuid);
}

/** Can this block hold so many more blocks? */
export function hasRoom(block: Block, more: number): boolean {
  const rule = definitionOf(block.name)?.children;
  const length = childrenOf(block).length + more;
  return rule === undefined || (length >= rule.min && length <= rule.max);
}

/** Can blocks be put into this one and taken out of it? The shop does not change unknown blocks. */
export function isOpen(block: Block): boolean {
  return isKnown(block) && definitionOf(block.name)?.children !== undefined;
}

/** Throws `notAllowedHere` if a block may not stand in `parent` (null: in the page itself). */
export function checkMayStandIn(block: Block, parent: Block | null): void {
  if (!mayStandIn(block, parent)) throw new CommandError('notAllowedHere', block.meta.uuid);
}

/** Does this block live only inside another one, as a slide does? */
export function isPartOfAnother({ name }: Pick<Block, 'name'>): boolean {
  return definitionOf(name)?.isPart === true;
}

/**
 * May blocks of this name stand in `parent` (null: in the page itself)? Unknown blocks may stand
 * anywhere.
 */
export function mayStandIn({ name }: Pick<Block, 'name'>, parent: Block | null): boolean {
  if (!definitionOf(name)) return true;
  if (parent === null) return !isPartOfAnother({ name });
  const rule = definitionOf(parent.name)?.children;
  return rule === undefined || rule.allowed.includes(name);
}

function isNewer({ meta }: Block, { version = 1 }: BlockDefinition): boolean {
  return (meta.version ?? 1) > version;
}

/** The maximum nesting of blocks. */
export function depthOf(document: Document): number {
  return document.length === 0
    ? 0
    : 1 + Math.max(...document.map((block) => depthOf(childrenOf(block))));
}
