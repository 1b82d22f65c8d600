import type * as z from 'zod/v4';
import { readMultipart, WireFile } from './multipart';

/** So deep no argument of the contract is, blocks in blocks included. */
const DEEPEST = 32;

export type Read = { ok: true; values: unknown[] } | { ok: false; problem: string };

/**
 * The positional arguments of a call, from its body: an array, or what is none as the single argument.
 * No body at all is a call without arguments.
 */
export async function readArguments(body: Buffer, contentType: string): Promise<Read> {
  if (/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    const form = await readMultipart(body, contentType);
    return form ? sound([form]) : notRead('The parts of the body cannot be read.');
  }
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    return notRead('The body is no UTF-8.');
  }
  return readJson(text);
}

/** The same of a query: `?body=[…]`. */
export function readJson(text: string): Read {
  if (text.trim() === '') return { ok: true, values: [] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return notRead('The arguments are no JSON.');
  }
  return sound(Array.isArray(value) ? value : [value]);
}

function sound(values: unknown[]): Read {
  const problem = problemIn(values);
  return problem === null ? { ok: true, values } : notRead(problem);
}

export type Checked = { ok: true; input: unknown } | { ok: false; problems: Problems };
/** By the path of what is meant, a stable code; and one line for who reads logs. */
export type Problems = { errors: Record<string, string>; message: string };

/** Holds the arguments of a call against the schema of its operation. */
export function checkArguments(input: z.ZodType | null, values: readonly unknown[]): Checked {
  const given = values.findLastIndex((value) => value !== null && value !== undefined) + 1;
  if (given > (input ? 1 : 0) && !(input === null && isEmpty(values, given))) {
    return wrong({ errors: { '': 'too_many_arguments' }, message: 'More arguments than one.' });
  }
  if (input === null) return { ok: true, input: undefined };
  const result = input.safeParse(values[0] === null ? undefined : values[0]);
  if (result.success) return { ok: true, input: result.data };
  return wrong(problemsOf(result.error.issues));
}

/** How many problems are told, and how long each may be: a large body has as many as it likes. */
const MOST_TOLD = 20;
const LONGEST = 200;

export function problemsOf(issues: readonly z.core.$ZodIssue[]): Problems {
  const told = issues.slice(0, MOST_TOLD).map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, LONGEST),
    code: issue.code,
    message: issue.message.slice(0, LONGEST),
  }));
  const lines = told
    .slice(0, 3)
    .map(({ path, message }) => (path ? `${path}: ${message}` : message));
  const errors = new Map(told.toReversed().map(({ path, code }) => [path, code] as const));
  return { errors: Object.fromEntries(errors), message: lines.join('; ') };
}

/** Callers of operations without argument send an empty object all the same. */
function isEmpty(values: readonly unknown[], given: number): boolean {
  const [value] = values;
  return (
    given === 1 && typeof value === 'object' && value !== null && Object.keys(value).length === 0
  );
}

/**
 * What is wrong with a value whatever it is for. Walks without calling itself: what is nested ten
 * thousand times would end the process.
 */
function problemIn(value: unknown): string | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return 'The arguments are nested too deep.';
    // No text of the database can hold either.
    if (level.some((each) => typeof each === 'string' && !isStorable(each))) {
      return 'The arguments hold a NUL or half a sign.';
    }
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null && !(each instanceof WireFile)
        ? Object.entries(each).flat()
        : [],
    );
  }
  return null;
}

function isStorable(text: string): boolean {
  return !/\p{Surrogate}|\0/u.test(text);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function notRead(problem: string): Read {
  return { ok: false, problem };
}

function wrong(problems: Problems): Checked {
  return { ok: false, problems };
}
