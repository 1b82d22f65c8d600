import * as z from 'zod/v4';

/** What is not there: other servers leave it out, or write null or an empty list. */

/** A thing, or null. */
export function maybe<Thing extends z.ZodType>(thing: Thing) {
  return z
    .union([z.tuple([]).transform(() => null), thing])
    .nullish()
    .transform((value) => value ?? null);
}

/** Things by their names. */
export function recordOf<Value extends z.ZodType>(value: Value) {
  return maybe(z.record(z.string(), value)).transform((record) => record ?? {});
}
