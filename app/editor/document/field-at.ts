import * as z from 'zod';
import type { FieldKind } from '~/blocks/fields/index';
import { leavesOf } from '~/blocks/fields/walk';
import type { Block } from '~/services/shop-api';
import { fieldsOf } from './block-fields';
import { CommandError, type EditorCommand } from './commands';
import { fieldSchemaOf } from './block-rules';

type Fields = Record<string, unknown>;

/** A field of a block, as its schema has it. */
export type BlockField = {
  path: string[];
  kind: FieldKind;
  /** The maximum number of characters. */
  max: number | undefined;
};

/** The field of a path such as `text.title` or `items.0.answer`; null if the block has none. */
export function blockFieldAt(block: Pick<Block, 'name'>, text: string): BlockField | null {
  const path = text.split('.');
  const schema = fieldSchemaOf(block);
  const leaf = (schema ? leavesOf(schema) : []).find(
    (each) =>
      each.path.length === path.length &&
      each.path.every(
        (name, at) => name === path[at] || (name === '*' && /^\d{1,2}$/.test(path[at]!)),
      ),
  );
  if (!leaf?.kind) return null;
  const max = leaf.schema instanceof z.ZodString ? (leaf.schema.maxLength ?? undefined) : undefined;
  return { path, kind: leaf.kind, max };
}

/**
 * The command that writes a text into one field of a block and leaves all others. Throws a
 * CommandError if the block has no such field.
 */
export function writeCommand(
  block: Block,
  { field, value }: { field: string; value: string },
): EditorCommand & { kind: 'change' } {
  const { uuid, version } = block.meta;
  const named = blockFieldAt(block, field);
  if (named?.kind !== 'text' && named?.kind !== 'richText') {
    throw new CommandError('invalidFields', uuid);
  }
  const text = named.kind === 'text' ? value.trim() : value.replaceAll('\r\n', '\n');
  const fields = withFieldSet(fieldsOf(block), named.path, text);
  return { kind: 'change', uuid, fields, ...(version && { version }) };
}

/** The value of a field; undefined where the block has none. */
export function fieldAt(fields: Fields, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined,
    fields,
  );
}

/** The fields with one of them changed; `path` is in the schema. */
export function withFieldSet(fields: Fields, path: readonly string[], value: unknown): Fields {
  const changed = structuredClone(fields);
  putField(changed, path, value);
  return changed;
}

/** Sets a value at a path, creating groups and lists along it. */
export function putField(fields: Fields, [name, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) fields[name!] = value;
  else putField((fields[name!] ??= /^\d+$/.test(rest[0]!) ? [] : {}) as Fields, rest, value);
}
