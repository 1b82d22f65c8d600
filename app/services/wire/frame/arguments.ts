import type * as z from 'zod';
import { readMultipart, WireFile } from './multipart';
import { readPatiently } from './patience';

/** No argument of the contract is nested deeper, blocks in blocks included. */
const MAX_DEPTH = 32;
/**
 * No call of the contract has as many keys and values: a text counts as one, however long it is.
 */
const MAX_VALUES = 10_000;

/**
 * The reason why a body cannot be read: broken parts, no UTF-8, no JSON or too much of it, a NUL or
 * a lone surrogate.
 */
export type ReadProblem = 'parts' | 'encoding' | 'json' | 'characters';
export type ReadArguments = { ok: true; values: unknown[] } | { ok: false; problem: ReadProblem };

/**
 * The positional arguments of a call, from its body: an array, or any other value as the single
 * argument. An empty body is a call without arguments.
 */
export async function readArguments(body: Buffer, contentType: string): Promise<ReadArguments> {
  if (/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    const parseJson = createJsonParser();
    const form = await readMultipart(body, { contentType, parseJson });
    return form ? storable([form]) : notRead('parts');
  }
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    return notRead('encoding');
  }
  return readJson(text);
}

/** The same for a query: `?body=[…]`. */
export function readJson(text: string): ReadArguments {
  if (text.trim() === '') return { ok: true, values: [] };
  const value = createJsonParser()(text);
  if (value === undefined) return notRead('json');
  return storable(Array.isArray(value) ? value : [value]);
}

function storable(values: unknown[]): ReadArguments {
  return isStorable(values) ? { ok: true, values } : notRead('characters');
}

export type CheckedInput = { ok: true; input: unknown } | { ok: false; errors: ArgumentErrors };
/** A stable code by the path of each argument; '' is the argument itself. */
export type ArgumentErrors = Record<string, string>;

/** Validates the arguments of a call against the schema of its operation. */
export function checkArguments(input: z.ZodType | null, values: readonly unknown[]): CheckedInput {
  const given = values.findLastIndex((value) => value !== null && value !== undefined) + 1;
  if (given > (input ? 1 : 0) && !(input === null && isPassedOver(values, given))) {
    return { ok: false, errors: { '': 'too_many_arguments' } };
  }
  if (input === null) return { ok: true, input: undefined };
  const [value] = values;
  const result = input.safeParse(value === null ? undefined : readPatiently(input, value));
  if (result.success) return { ok: true, input: result.data };
  return { ok: false, errors: errorsOf(result.error.issues) };
}

/** The maximum number and length of reported problems: a large body can have any number of them. */
const MOST_TOLD = 20;
const LONGEST = 200;

export function errorsOf(issues: readonly z.core.$ZodIssue[]): ArgumentErrors {
  const errors = new Map<string, string>();
  for (const { path, code } of issues.slice(0, MOST_TOLD)) {
    const name = path.map(String).join('.').slice(0, LONGEST);
    if (!errors.has(name)) errors.set(name, code);
  }
  return Object.fromEntries(errors);
}

/** Callers of operations without argument send an object all the same. */
function isPassedOver(values: readonly unknown[], given: number): boolean {
  const [value] = values;
  return given === 1 && typeof value === 'object' && value !== null;
}

/**
 * Parses the JSON of one call, in one or several texts. Returns undefined for text that is not
 * JSON, and for values beyond the limits of all texts together, which are counted before parsing.
 */
function createJsonParser(): (text: string) => unknown {
  let left = MAX_VALUES;
  return (text) => {
    left -= countValues(text, left);
    if (left < 0) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  };
}

/**
 * The number of keys and values of a JSON text; more than `most` if it has more or is nested too
 * deep.
 */
function countValues(text: string, most: number): number {
  let count = 1;
  let depth = 0;
  for (let at = 0; at < text.length && count <= most; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      do at = text.indexOf('"', at + 1);
      while (at > 0 && isEscaped(text, at));
      if (at < 0) return count;
    } else if (sign === ',' || sign === ':') count += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === '[' || sign === '{') {
      count += 1;
      depth += 1;
      if (depth > MAX_DEPTH) return most + 1;
    }
  }
  return count;
}

/** Is the quote at this position escaped? It is after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

/** Can PostgreSQL store every text and key of a value? It stores no NUL and no lone surrogate. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Surrogate}|\0/u.test(value);
  if (typeof value !== 'object' || value === null || value instanceof WireFile) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function notRead(problem: ReadProblem): ReadArguments {
  return { ok: false, problem };
}
