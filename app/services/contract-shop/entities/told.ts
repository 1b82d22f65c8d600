import * as z from 'zod/v4';
import { plainText } from '~/lib/plain-text';
import { idSchema } from '~/services/shop-api';
import type { Cents } from '~/services/shop-api/entities/primitives';

/**
 * Fields of an answer as servers of the contract write them, each in its way: numbers as text, lists by
 * numbers, and nothing as null, '', [] (PHP's empty object) or left out. What must be there and is not,
 * and money that is no number, makes an answer none of the contract; of the rest what is odd is nothing.
 */

/** What may be nothing: null then. */
export function toldOrNull<Schema extends z.ZodType>(schema: Schema) {
  const nothing = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return z.preprocess((value) => (nothing(value) ? null : value), schema.nullable());
}

/** A number that must be there; '' is none. */
export const toldNumber = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number());

/** The same, null for what is none. */
export const toldNumberOrNull = toldOrNull(toldNumber).catch(null);

/** An id that must be there. */
export const toldId = toldNumber.pipe(idSchema);

/** The same, null for what is none: 0, -99 (as the other address). */
export const toldIdOrNull = toldOrNull(toldId).catch(null);

/** How many: whole, not below 0, 0 for what is none. */
export const toldCount = toldNumberOrNull.transform((count) => Math.max(0, Math.round(count ?? 0)));

/** The same, at least 1. */
export const toldOneOrMore = toldCount.transform((count) => Math.max(1, count));

/** Euros as cents, null where they are left out: what another amount stands for. */
export const toldCentsOrNull = toldOrNull(toldNumber.transform(centsOf));

/** The same, 0 where they are left out. */
export const toldCents = toldCentsOrNull.transform((cents) => cents ?? 0);

/** Percent, times 100 as cents are. */
export const toldRate = toldCents;

/** A text; '' for what is none. */
export const toldText = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((text) => String(text ?? ''));

/** A text for places that show no markup. */
export const toldWords = toldText.transform(words);

/** The address of something on the web; '' for everything else. */
export const toldWebAddress = toldText.transform((text) =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? text : '',
);

/** The same, null for everything else. */
export const toldWebAddressOrNull = toldWebAddress.transform((address) => address || null);

/** Yes or no, null where nothing is said; '' is PHP's no. */
export const toldYesOrNull = z
  .unknown()
  .transform((yes) =>
    yes === undefined || yes === null ? null : [true, 1, '1', 'true', 'Y'].includes(yes as string),
  );

/** The same; no where nothing is said. */
export const toldYes = toldYesOrNull.transform((yes) => yes ?? false);

/** A moment in whichever form, as ISO 8601 in UTC; it must be there. */
export const toldMoment = z
  .string()
  .transform((text) => new Date(text))
  .pipe(z.date())
  .transform((date) => date.toISOString());

/** The same, null for what is none. */
export const toldMomentOrNull = toldOrNull(toldMoment).catch(null);

/** A list, whose entries may be numbered; empty for what is none. */
export function toldList<Entry extends z.ZodType>(entry: Entry) {
  return z.preprocess((list) => Object.values(isObject(list) ? list : []), z.array(entry));
}

/** A list without the entries that cannot be read: other servers have more kinds of them. */
export function readableList<Entry extends z.ZodType>(entry: Entry) {
  return toldList(z.unknown()).transform((list) =>
    list.flatMap((one): z.output<Entry>[] => {
      const read = entry.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );
}

/** Things by their names or ids; none for what is no object. */
export function toldRecord<Value extends z.ZodType>(value: Value) {
  return z.preprocess(recordOf, z.record(z.string(), value));
}

/** A thing of fields that may all be left out; where there is none of it, all of them are. */
export function toldFields<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.preprocess(recordOf, z.object(fields));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function recordOf(value: unknown): object {
  return isObject(value) && !Array.isArray(value) ? value : {};
}

/** Euros in cents, half a cent up. What binary fractions miss of a decimal one is no half cent. */
export function centsOf(euros: number): Cents {
  const cents = Math.round(Number((Math.abs(euros) * 100).toPrecision(15)));
  return euros < 0 ? 0 - cents : cents;
}

/** A text without markup, whether the other server sends HTML or not. */
export function words(text: string): string {
  return /<[a-z/!]|&#?\w+;/i.test(text) ? plainText(text) : text;
}
