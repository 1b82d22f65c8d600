import type * as z from 'zod';
import { withScheme } from '~/lib/web-address';
import { putField as put } from '../document/field-at';
import { besideName, hasBeside, isChosen, shownName } from './beside';
import { MOST_OPTIONS } from './settings-view';
import { fieldsOfSchema, type CountEntries, type SchemaField } from './settings-fields.server';

type Fields = Record<string, unknown>;

export type ReadSettings =
  | { isValid: true; fields: Fields }
  /** Paths of the fields that the schema refuses, as the form names them. */
  | { isValid: false; wrong: string[] };

/**
 * The fields of a block from its form. A field that is empty and that the block did not have before
 * is not written, so that saving an untouched form changes nothing; an empty entry of a list is
 * dropped, and a half-filled one stays, because its other half will follow.
 */
export function readSettings(form: FormData, schema: z.ZodType, before: Fields): ReadSettings {
  const fields: Fields = {};
  for (const field of fieldsOfSchema(schema, entriesIn(form))) {
    const value = valueOf(textIn(form, field, before), field);
    const saysNothing = value === undefined || textOf(value) === textOf(field.initial);
    const mayBeAway = !field.isRequired && !field.isKept;
    if (saysNothing && mayBeAway && at(before, field.path) === undefined) continue;
    if (value !== undefined) put(fields, field.path, value);
  }
  const kept = keepGroups(withoutEmptyEntries(fields), before);
  const parsed = schema.safeParse(kept.value);
  if (parsed.success) return { isValid: true, fields: kept.value };
  const wrong = parsed.error.issues.map(({ path }) => kept.formPath(path.map(String)));
  return { isValid: false, wrong: [...new Set(wrong.map((path) => path.join('.')))] };
}

/** The text of each control, as typed. */
export function typedSettings(
  form: FormData,
  schema: z.ZodType,
  before: Fields,
): Record<string, string> {
  return Object.fromEntries(
    fieldsOfSchema(schema, entriesIn(form)).map((field) => [
      field.path.join('.'),
      textIn(form, field, before),
    ]),
  );
}

/** The value of a block's field as its control shows it. */
export function shownValue(fields: Fields, { path, initial }: SchemaField): string {
  return textOf(at(fields, path) ?? initial);
}

/** The number of entries of a block's list, and an empty one to fill in. */
export function entriesOf(fields: Fields): CountEntries {
  return (path) => {
    const list = at(fields, path);
    return (Array.isArray(list) ? list.length : 0) + 1;
  };
}

/** A multiple choice may have a thousand entries (§9); further ones are not read. */
const MOST_ENTRIES = MOST_OPTIONS;

function entriesIn(form: FormData): CountEntries {
  return (path) => {
    const prefix = `${path.join('.')}.`;
    const indices = [...form.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => /^\d{1,3}(?=\.|$)/.exec(name.slice(prefix.length))?.[0])
      .map((index) => (index === undefined ? -1 : Number(index)));
    return Math.min(Math.max(-1, ...indices) + 1, MOST_ENTRIES);
  };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  if (typeof value === 'boolean') return value ? 'on' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * The value of a field in a form; `before` holds the value its page showed if the form does not
 * send it.
 */
function textIn(form: FormData, field: SchemaField, before: Fields): string {
  const { kind } = field;
  const path = field.path.join('.');
  const text = (name: string) => form.get(name)?.toString();
  const typed = text(path) ?? '';
  const chosen = hasBeside(kind) ? text(besideName(path)) : undefined;
  if (!hasBeside(kind) || chosen === undefined) return typed;
  const shown = text(shownName(path)) ?? shownValue(before, field);
  return typed.trim() === shown && isChosen(kind, chosen, shown) ? chosen : typed;
}

function valueOf(typed: string, { kind }: SchemaField): unknown {
  const text = typed.trim();
  switch (kind) {
    case 'switch':
      return text !== '';
    case 'range':
      return text === '' ? undefined : Number(text.replace(',', '.'));
    case 'columns':
      return text === '' ? undefined : text.split(/\D+/).filter(Boolean).map(Number);
    case 'choice':
      return text === '' ? undefined : text;
    case 'link':
      return withScheme(text);
    case 'richText':
      return text.replaceAll('\r\n', '\n');
    default:
      return text;
  }
}

/** Lists without their empty entries; `formPath` maps an entry back to the form. */
function withoutEmptyEntries(fields: Fields) {
  const places = new Map<string, number[]>();
  const filled = (value: unknown, path: string[]): unknown => {
    if (isList(value)) {
      const kept = [...value.keys()].filter((index) => !isEmpty(value[index]));
      places.set(path.join('.'), kept);
      return kept.map((index) => value[index]);
    }
    if (!isTable(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, filled(each, [...path, name])]),
    );
  };
  const value = filled(fields, []) as Fields;
  const formPath = (path: string[]) =>
    path.map((part, index) => {
      const kept = places.get(path.slice(0, index).join('.'));
      return kept ? String(kept[Number(part)] ?? part) : part;
    });
  return { value, formPath };
}

/** A group without a value stays if it was there before; some schemas require it. */
function keepGroups(read: ReturnType<typeof withoutEmptyEntries>, before: Fields): typeof read {
  for (const [name, value] of Object.entries(before)) {
    if (name in read.value) continue;
    if (isTable(value)) read.value[name] = {};
    else if (isList(value)) read.value[name] = [];
  }
  return read;
}

function at(fields: Fields, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (isTable(value) || Array.isArray(value) ? (value as Fields)[name] : undefined),
    fields,
  );
}

function isEmpty(value: unknown): boolean {
  return isTable(value) ? Object.values(value).every(isEmpty) : textOf(value) === '';
}

function isTable(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of entries, not the numbers of one field. */
function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && !value.some((each) => typeof each === 'number');
}
