import { blockSchema, ShopError, type Block } from '~/services/shop-api';
import { MOST_BLOCKS_TEXT } from '~/services/operator-api/blocks';
import { CommandError, type CommandProblem } from '../document/commands';
import { flattenBlocks } from '~/blocks/flatten-blocks';
import { MAX_HTML_LENGTH } from '~/blocks/fields/index';
import { isBlockName } from '~/blocks/components';
import { checkDocument, isKnown, MAX_BLOCKS } from '../document/block-rules';
import { uuidsOf } from '../document/tree';
import { withTabs } from './client-parts';
import { knownParts } from './known-parts';

/** The maximum nesting of fields: more than any block has, and safe for every recursive walk. */
const DEEPEST = 40;
/** More than the names, texts and numbers of any page. */
const MOST_VALUES = 100_000;
const UUID = /^[\w-]{1,60}$/;
/** Names with a meaning on every object. */
const TRICKS = new Set(['__proto__', 'constructor', 'prototype']);

type Problem = CommandProblem | 'notJson' | 'tooLarge' | 'notBlocks' | 'uuid';

/**
 * Blocks from an untrusted client: a JSON text of at most 2 MB. Checks size, depth, names and uuids
 * before any recursive walk, then all rules of a page (`checkDocument`). Short colours such as
 * `#fff` are written out. Names that no schema has are dropped, or with `ofClient` stored for clients
 * alone; blocks of unknown names pass as they are. Throws `blocks.invalid` (422, cause { problem,
 * uuid }).
 */
export function parseBlocks(text: string, { ofClient = false } = {}): Block[] {
  if (text.length > MOST_BLOCKS_TEXT) throw invalid('tooLarge');
  const value = parseJson(text);
  checkShape(value);
  const parsed = blockSchema.array().safeParse(value);
  if (!parsed.success) throw invalid('notBlocks');
  const read = parsed.data.map((block) => withLongColours(block) as Block);
  const blocks = ofClient ? withTabs(read) : read;
  const wrong = uuidsOf(blocks).find((uuid) => !UUID.test(uuid));
  if (wrong !== undefined) throw invalid('uuid', wrong);
  // A block of a later version would be shown with unchecked fields.
  const newer = flattenBlocks(blocks).find((block) => isBlockName(block.name) && !isKnown(block));
  if (newer) throw invalid('invalidFields', newer.meta.uuid);
  try {
    checkDocument(blocks);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw invalid(error.problem, error.uuid);
  }
  return knownParts(blocks, { keepsRest: ofClient });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('notJson');
  }
}

/** Level by level: recursion could overflow the stack. */
function checkShape(value: unknown): void {
  if (!Array.isArray(value) || value.length > MAX_BLOCKS) {
    throw invalid(Array.isArray(value) ? 'documentTooLarge' : 'notBlocks');
  }
  let level: unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > DEEPEST || count > MOST_VALUES) throw invalid('documentTooLarge');
    for (const each of level) {
      if (!isStorable(each)) throw invalid('notBlocks');
      if (typeof each === 'string' && each.length > MAX_HTML_LENGTH) throw invalid('tooLarge');
    }
    level = level.flatMap(partsOf);
  }
}

const SHORT_COLOUR = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** Other clients and templates write `#000`; a colour field of a browser reads six digits alone. */
function withLongColours(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    return /colou?r$/i.test(name) ? value.replace(SHORT_COLOUR, '#$1$1$2$2$3$3') : value;
  }
  if (Array.isArray(value)) return value.map((each) => withLongColours(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withLongColours(each, key)]),
  );
}

/** PostgreSQL stores no NUL and no lone surrogate in a text. */
function isStorable(value: unknown): boolean {
  const isText = (text: string) => !/\p{Surrogate}|\0/u.test(text);
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).every((name) => isText(name) && !TRICKS.has(name));
}

function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

function invalid(problem: Problem, uuid?: string): ShopError {
  return new ShopError('blocks.invalid', {
    cause: { problem, ...(uuid !== undefined && { uuid: uuid.slice(0, 60) }) },
  });
}
