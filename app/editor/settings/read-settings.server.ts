import type * as z from 'zod/v4';
import { fieldsOfSchema, type SchemaField } from './settings-fields.server';

type Fields = Record<string, unknown>;

export type ReadSettings =
  | { isValid: true; fields: Fields }
  /** Paths of what the schema refuses. */
  | { isValid: false; wrong: string[] };

/**
 * The fields of a block from its form. What the form left empty and the block did not have before is
 * not written, so that saving an untouched form changes nothing.
 */
export function readSettings(form: FormData, schema: z.ZodType, before: Fields): ReadSettings {
  const fields: Fields = {};
  for (const field of fieldsOfSchema(schema)) {
    const value = valueOf(form, field);
    const saysNothing = value === undefined || textOf(value) === textOf(field.initial);
    if (saysNothing && !field.isRequired && at(before, field.path) === undefined) continue;
    if (value !== undefined) put(fields, field.path, value);
  }
  keepGroups(fields, before);
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { isValid: true, fields };
  const wrong = parsed.error.issues.map(({ path }) =>
    path.filter((part) => typeof part === 'string'),
  );
  return { isValid: false, wrong: [...new Set(wrong.map((path) => path.join('.')))] };
}

/** The text of each control, as it was typed. */
export function typedSettings(form: FormData, schema: z.ZodType): Map<string, string> {
  return new Map(
    fieldsOfSchema(schema).map(({ path }) => {
      const name = path.join('.');
      return [name, String(form.get(name) ?? '')];
    }),
  );
}

/** The value of a block's field as its control shows it. */
export function shownValue(fields: Fields, { path, initial }: SchemaField): string {
  return textOf(at(fields, path) ?? initial);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'boolean') return value ? 'on' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function valueOf(form: FormData, { path, kind }: SchemaField): unknown {
  const text = String(form.get(path.join('.')) ?? '').trim();
  switch (kind) {
    case 'switch':
      return text !== '';
    case 'range':
      return text === '' ? undefined : Number(text.replace(',', '.'));
    case 'columns':
      return text === ''
        ? undefined
        : text
            .split(/[^\d]+/)
            .filter(Boolean)
            .map(Number);
    case 'choice':
      return text === '' ? undefined : text;
    case 'richText':
      return text.replaceAll('\r\n', '\n');
    default:
      return text;
  }
}

/** A group without a value stays where it was there before; schemas ask for some of them. */
function keepGroups(fields: Fields, before: Fields): void {
  for (const [name, value] of Object.entries(before)) {
    if (isTable(value) && !(name in fields)) fields[name] = {};
  }
}

function at(fields: Fields, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isTable(value) ? value[name] : undefined), fields);
}

function put(fields: Fields, [name, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) fields[name!] = value;
  else put((fields[name!] ??= {}) as Fields, rest, value);
}

function isTable(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
