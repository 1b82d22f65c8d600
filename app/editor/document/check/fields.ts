import type { Block } from '~/services/shop-api';
import type { FieldKind } from '~/blocks/fields/index';
import { leavesOf } from '~/blocks/fields/walk';
import { flattenBlocks } from '~/blocks/flatten-blocks';
import { fieldsOf } from '../block-fields';
import { fieldSchemaOf, isKnown } from '../block-rules';
import type { Document } from '../tree';

/** A field of a block with its current value; only fields that hold text. */
export type FilledField = { path: string; kind: FieldKind; value: string };

/** All blocks of a page that this version knows, nested ones too, in the order of the page. */
export function knownBlocks(blocks: Document): Block[] {
  return flattenBlocks(blocks).filter(isKnown);
}

/** Every text of a block by its path in the schema; list fields once for each entry. */
export function filledFields(block: Block): FilledField[] {
  const schema = fieldSchemaOf(block);
  if (!schema) return [];
  const fields = fieldsOf(block);
  return leavesOf(schema).flatMap(({ path, kind }) =>
    kind ? valuesAt(fields, path).map(([at, value]) => ({ path: at.join('.'), kind, value })) : [],
  );
}

/** The text at a path of a block; '' where there is none. */
export function textAt(block: Block, path: string): string {
  const value = path.split('.').reduce(within, fieldsOf(block));
  return typeof value === 'string' ? value : '';
}

/** The value at a path of a block, of any type. */
export function valueAt(block: Block, path: string): unknown {
  return path.split('.').reduce(within, fieldsOf(block));
}

function valuesAt(
  value: unknown,
  path: readonly string[],
  before: readonly string[] = [],
): [string[], string][] {
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' && value ? [[[...before], value]] : [];
  if (name !== '*') return valuesAt(within(value, name), rest, [...before, name]);
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, index) => valuesAt(each, rest, [...before, String(index)]));
}

function within(value: unknown, name: string): unknown {
  const isHolder = typeof value === 'object' && value !== null;
  return isHolder && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
