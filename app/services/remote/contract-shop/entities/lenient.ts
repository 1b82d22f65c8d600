import * as z from 'zod';
import { plainText } from '~/lib/plain-text';
import { idSchema } from '~/services/shop-api';
import type { Cents } from '~/services/shop-api/entities/primitives';

/**
 * Lenient schemas (`lenient.text`) for the fields of an answer. Servers of the contract write the same
 * value in different ways: numbers as text, lists as objects with numbers for keys, and an empty value as
 * null, '', [] (PHP's empty object) or no field at all. An answer fails only where a required field is
 * missing or an amount of money is not a number; any other unreadable value counts as empty.
 */

/** Reads an empty value as null. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  const nothing = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return z.preprocess((value) => (nothing(value) ? null : value), schema.nullable());
}

/** A number that must be there; '' is none. */
export const number = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number());

/** The same, null for what is none. */
export const numberOrNull = orNull(number).catch(null);

/** An id that must be there. */
export const id = number.pipe(idSchema);

/** The same, null for what is none: 0, -99 (as the other address). */
export const idOrNull = orNull(id).catch(null);

/** How many: whole, not below 0, 0 for what is none. */
export const count = numberOrNull.transform((number) => Math.max(0, Math.round(number ?? 0)));

/** The same, at least 1. */
export const oneOrMore = count.transform((number) => Math.max(1, number));

/** Euros as cents, null where they are left out: what another amount stands for. */
export const centsOrNull = orNull(number.transform(centsOf));

/** The same, 0 where they are left out. */
export const cents = centsOrNull.transform((amount) => amount ?? 0);

/** Percent, times 100 as cents are. */
export const rate = cents;

/** A text; '' for what is none. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => String(value ?? ''));

/** A text for places that show no markup. */
export const words = text.transform(withoutMarkup);

/** The address of something on the web; '' for everything else. */
export const webAddress = text.transform((address) =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '',
);

/** The same, null for everything else. */
export const webAddressOrNull = webAddress.transform((address) => address || null);

/** Yes or no, null where nothing is said; '' is PHP's no. */
export const yesOrNull = z
  .unknown()
  .optional()
  .transform((said) =>
    said === undefined || said === null
      ? null
      : [true, 1, '1', 'true', 'Y'].includes(said as string),
  );

/** The same; no where nothing is said. */
export const yes = yesOrNull.transform((said) => said ?? false);

/** A moment in whichever form, as ISO 8601 in UTC; it must be there. */
export const moment = z
  .string()
  .transform((date) => new Date(date))
  .pipe(z.date())
  .transform((date) => date.toISOString());

/** The same, null for what is none. */
export const momentOrNull = orNull(moment).catch(null);

/** A list, whose entries may be numbered; empty for what is none. */
export function list<Entry extends z.ZodType>(entry: Entry) {
  return z.preprocess((entries) => Object.values(isObject(entries) ? entries : []), z.array(entry));
}

/** A list without the entries that cannot be read: other servers have more kinds of them. */
export function readableList<Entry extends z.ZodType>(entry: Entry) {
  return list(z.unknown()).transform((entries) =>
    entries.flatMap((one): z.output<Entry>[] => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );
}

/** Things by their names or ids; none for what is no object. */
export function record<Value extends z.ZodType>(value: Value) {
  return z.preprocess(recordOf, z.record(z.string(), value));
}

/** A thing of fields that may all be left out; where there is none of it, all of them are. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(recordOf, z.object(shape));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function recordOf(value: unknown): object {
  return isObject(value) && !Array.isArray(value) ? value : {};
}

/** Euros in cents, half a cent up. What binary fractions miss of a decimal one is no half cent. */
export function centsOf(euros: number): Cents {
  const rounded = Math.round(Number((Math.abs(euros) * 100).toPrecision(15)));
  return euros < 0 ? 0 - rounded : rounded;
}

/** A text without markup, whether the other server sends HTML or not. */
export function withoutMarkup(html: string): string {
  return /<[a-z/!]|&#?\w+;/i.test(html) ? plainText(html) : html;
}
