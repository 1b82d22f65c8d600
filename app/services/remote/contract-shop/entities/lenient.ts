import * as z from 'zod';
import { plainText } from '~/lib/plain-text';
import { idSchema } from '~/services/shop-api';
import type { Cents } from '~/services/shop-api/entities/primitives';

/**
 * Lenient schemas (`lenient.text`) for the fields of an answer. Servers of the contract write the
 * same value in different ways: numbers as text, lists as objects with numbers for keys, and an
 * empty value as null, '', [] (PHP's empty object) or no field at all. An answer fails only if a
 * required field is missing or an amount of money is not a number; any other unreadable value
 * counts as empty.
 */

/** Reads an empty value as null. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  const nothing = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return z.preprocess((value) => (nothing(value) ? null : value), schema.nullable());
}

/** A required number; '' is none. */
export const number = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number());

/** The same, null for any other value. */
export const numberOrNull = orNull(number).catch(null);

/** A required id. */
export const id = number.pipe(idSchema);

/** The same, null for any other value: 0, -99 (as the other address). */
export const idOrNull = orNull(id).catch(null);

/** A count: whole, not below 0, 0 for any other value. */
export const count = numberOrNull.transform((number) => Math.max(0, Math.round(number ?? 0)));

/** The same, at least 1. */
export const oneOrMore = count.transform((number) => Math.max(1, number));

/** Euros as cents, null if absent: then another amount applies. */
export const centsOrNull = orNull(number.transform(centsOf));

/** The same, 0 if absent. */
export const cents = centsOrNull.transform((amount) => amount ?? 0);

/** Percent, times 100 like cents. */
export const rate = cents;

/** A text; '' for any other value. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => String(value ?? ''));

/** A text for positions without markup. */
export const words = text.transform(withoutMarkup);

/** A web address; '' for any other value. */
export const webAddress = text.transform((address) =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '',
);

/** The same, null for any other value. */
export const webAddressOrNull = webAddress.transform((address) => address || null);

/** Yes or no, null if absent; '' is PHP's no. */
export const yesOrNull = z
  .unknown()
  .optional()
  .transform((said) =>
    said === undefined || said === null
      ? null
      : [true, 1, '1', 'true', 'Y'].includes(said as string),
  );

/** The same; no if absent. */
export const yes = yesOrNull.transform((said) => said ?? false);

/** A required timestamp in any form, as ISO 8601 in UTC. */
export const moment = z
  .string()
  .transform((date) => new Date(date))
  .pipe(z.date())
  .transform((date) => date.toISOString());

/** The same, null for any other value. */
export const momentOrNull = orNull(moment).catch(null);

/** A list, whose entries may be numbered; empty for any other value. */
export function list<Entry extends z.ZodType>(entry: Entry) {
  return z.preprocess((entries) => Object.values(isObject(entries) ? entries : []), z.array(entry));
}

/** A list without its unreadable entries: other servers have more kinds of them. */
export function readableList<Entry extends z.ZodType>(entry: Entry) {
  return list(z.unknown()).transform((entries) =>
    entries.flatMap((one): z.output<Entry>[] => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );
}

/** Objects by their names or ids; empty for a value that is no object. */
export function record<Value extends z.ZodType>(value: Value) {
  return z.preprocess(recordOf, z.record(z.string(), value));
}

/** An object with optional fields; if it is missing, all of them are. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(recordOf, z.object(shape));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function recordOf(value: unknown): object {
  return isObject(value) && !Array.isArray(value) ? value : {};
}

/**
 * Euros in cents, half a cent rounded up. The binary error of a decimal fraction is no half cent.
 */
export function centsOf(euros: number): Cents {
  const rounded = Math.round(Number((Math.abs(euros) * 100).toPrecision(15)));
  return euros < 0 ? 0 - rounded : rounded;
}

/** A text without markup, whether the other server sends HTML or not. */
export function withoutMarkup(html: string): string {
  return /<[a-z/!]|&#?\w+;/i.test(html) ? plainText(html) : html;
}
