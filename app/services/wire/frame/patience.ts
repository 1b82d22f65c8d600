import * as z from 'zod';
import { isRecord } from '~/lib/is-record';
import { isMarkedAmount } from '../shapes/amount';

/**
 * An argument converted for its schema (decision 159): keys that the schema lacks are dropped, and
 * so are optional values that stand for none (0, '', an empty list) if the schema does not accept
 * them. Everything else stays as sent, for the schema to validate.
 */
export function readPatiently(schema: z.ZodType, value: unknown): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return value === undefined || value === null ? value : readPatiently(def.innerType, value);
    case 'pipe':
      return readPatiently(def.in, value);
    case 'array':
      return Array.isArray(value) ? value.map((each) => readPatiently(def.element, each)) : value;
    case 'object':
      return isRecord(value) ? readObject(def.shape, value) : value;
    case 'union':
      return readOption(def.options, value);
    default:
      return value;
  }
}

/** Made from the keys of the schema, so a key such as `__proto__` is never reached. */
function readObject(shape: Shape, value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(shape).flatMap(([key, schema]): [string, unknown][] => {
    if (!Object.hasOwn(value, key)) return [];
    const read = readPatiently(schema, value[key]);
    return schema.isOptional() && meansNone(schema, read) ? [] : [[key, read]];
  });
  return Object.fromEntries(entries);
}

/** The first option that accepts the value; if none does, the value as sent. */
function readOption(options: readonly z.ZodType[], value: unknown): unknown {
  if (!isRecord(value) && !Array.isArray(value)) return value;
  for (const option of options) {
    const read = readPatiently(option, value);
    if (z.safeParse(option, read).success) return read;
  }
  return value;
}

function meansNone(schema: z.ZodType, value: unknown): boolean {
  if (Array.isArray(value) && value.length === 0) return true;
  if (value === '' || value === null) return !z.safeParse(schema, value).success;
  if (value !== 0 && value !== '0') return false;
  return !isAmount(schema) && !z.safeParse(schema, value).success;
}

function isAmount(schema: z.ZodType): boolean {
  if (isMarkedAmount(schema)) return true;
  const def = defOf(schema);
  return 'innerType' in def && isAmount(def.innerType);
}

/** The kinds of schemas that are walked; others are not. */
type Def =
  | { type: 'optional' | 'nullable' | 'default' | 'prefault'; innerType: z.ZodType }
  | { type: 'pipe'; in: z.ZodType }
  | { type: 'array'; element: z.ZodType }
  | { type: 'object'; shape: Shape }
  | { type: 'union'; options: readonly z.ZodType[] }
  | { type: 'other' };

function defOf(schema: z.ZodType): Def {
  return schema.def as Def;
}

type Shape = Readonly<Record<string, z.ZodType>>;
