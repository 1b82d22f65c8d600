import * as z from 'zod/v4';
import { idSchema } from '~/services/shop-api';

/** What servers of the contract write each in its way: a number as text, nothing as null or as []. */

export const numberSchema = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(?:\.\d+)?$/)
    .transform(Number),
]);

export const wireIdSchema = numberSchema.pipe(idSchema);

/** A number, or null where there is none. */
export const maybeNumber = numberSchema
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** Whole and not below 0; 0 where there is none. */
export const countSchema = maybeNumber.transform((value) => Math.max(0, Math.round(value ?? 0)));

/** A text, '' where there is none. */
export const textSchema = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

export const flagSchema = z
  .unknown()
  .transform((value) => [true, 1, '1', 'true', 'Y'].includes(value as string));

/** A moment in whichever form, as ISO 8601 in UTC. */
export const momentSchema = z
  .string()
  .transform((text) => new Date(text))
  .pipe(z.date())
  .transform((date) => date.toISOString());

/** A list, empty where there is none. */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry)
    .nullish()
    .transform((entries) => entries ?? []);
}

/** The entries of a list that can be read. One that cannot is none, and takes no page down with it. */
export function readableOf<Entry extends z.ZodType>(entry: Entry) {
  return listOf(z.unknown()).transform((entries) =>
    entries.flatMap((each): z.output<Entry>[] => {
      const read = entry.safeParse(each);
      return read.success ? [read.data] : [];
    }),
  );
}

/** An object, null where there is none; PHP writes that as an empty list. */
export function maybe<Fields extends z.ZodType>(fields: Fields) {
  return z
    .union([z.tuple([]).transform(() => null), fields])
    .nullish()
    .transform((value) => value ?? null);
}

/** The address of something on the web; '' for everything else. */
export const webAddressSchema = textSchema.transform((text) =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? text : '',
);
