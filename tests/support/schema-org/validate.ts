import { readFileSync } from 'node:fs';

type Type = { parents: string[]; properties: Record<string, string[]> };
type Vocabulary = { types: Record<string, Type>; enumerations: Record<string, string[]> };

/** Types, properties and named values of schema.org that the shop uses. */
const { types, enumerations } = JSON.parse(
  readFileSync(new URL('vocabulary.json', import.meta.url), 'utf8'),
) as Vocabulary;

const SCHEMA = 'https://schema.org';

/** Amounts of money: consumers calculate with them. */
const AMOUNTS = new Set(['price', 'lowPrice', 'highPrice']);

const NUMBER = /^-?\d+(\.\d+)?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Returns statements of structured data that schema.org does not define, with their paths. */
export function wrongInData(data: unknown, origin: string): string[] {
  if (!isRecord(data)) return ['is no object'];
  const context = data['@context'] === SCHEMA ? [] : ['@context is not that of schema.org'];
  return [...context, ...wrongInThing(data, origin, '')];
}

function wrongInThing(thing: Record<string, unknown>, origin: string, at: string): string[] {
  const names = typesOf(thing);
  const name = names.join('+');
  if (names.some((each) => !types[each])) return [`${at}@type: ${name} is no type`];
  const own: Record<string, string[]> = Object.assign({}, ...names.map(propertiesOf));
  return Object.entries(thing).flatMap(([property, given]) => {
    if (property.startsWith('@')) return [];
    const path = `${at}${name}.${property}`;
    const ranges = own[property];
    if (!ranges) return [`${path}: no property of its type`];
    const values: unknown[] = Array.isArray(given) ? given : [given];
    if (values.length === 0) return [`${path}: says nothing`];
    return values.flatMap((value) => {
      if (isRecord(value)) return wrongInPart(value, ranges, origin, path);
      return isFitting(property, value, ranges, origin)
        ? []
        : [`${path}: ${JSON.stringify(value)} is none of ${ranges.join(', ')}`];
    });
  });
}

function wrongInPart(
  part: Record<string, unknown>,
  ranges: string[],
  origin: string,
  path: string,
): string[] {
  const names = typesOf(part);
  const name = names.join('+');
  const all = names.flatMap((each) => [each, ...ancestorsOf(each)]);
  const isKnown = names.every((each) => types[each]);
  const misfit =
    isKnown && !ranges.some((range) => all.includes(range))
      ? [`${path}: ${name} is none of ${ranges.join(', ')}`]
      : [];
  return [...misfit, ...wrongInThing(part, origin, `${path}/`)];
}

function isFitting(property: string, value: unknown, ranges: string[], origin: string): boolean {
  if (AMOUNTS.has(property)) return typeof value === 'string' && /^\d+\.\d\d$/.test(value);
  // A URL can stand for the thing.
  if (property === 'item') return isOwnAddress(value, origin);
  const named = enumerations[ranges[0]!] ?? [];
  if (named.length > 0 && isNamed(value))
    return named.some((each) => value === `${SCHEMA}/${each}`);
  if (isNamed(value)) return false;
  if (typeof value === 'string' && value.includes('://')) {
    return ranges.includes('URL') && isOwnAddress(value, origin);
  }
  return ranges.some((range) => isPlain(range, value));
}

function isPlain(range: string, value: unknown): boolean {
  if (range === 'Boolean') return typeof value === 'boolean';
  if (range === 'Number') return Number.isFinite(value) || NUMBER.test(String(value));
  if (range === 'Integer') return Number.isInteger(Number(value));
  if (typeof value !== 'string') return false;
  if (range === 'Date') return DAY.test(value) && !Number.isNaN(Date.parse(value));
  if (range === 'DateTime') return MOMENT.test(value) && !Number.isNaN(Date.parse(value));
  return range === 'Text' && value.trim() !== '';
}

function isNamed(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(SCHEMA);
}

function isOwnAddress(value: unknown, origin: string): boolean {
  return typeof value === 'string' && URL.canParse(value) && new URL(value).origin === origin;
}

function typesOf(thing: Record<string, unknown>): string[] {
  const given = thing['@type'];
  return (Array.isArray(given) ? given : [given]).map(String);
}

function propertiesOf(name: string): Record<string, string[]> {
  return Object.assign({}, ...[...ancestorsOf(name), name].map((each) => types[each]?.properties));
}

function ancestorsOf(name: string): string[] {
  const parents = types[name]?.parents ?? [];
  return parents.flatMap((parent) => [...ancestorsOf(parent), parent]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
