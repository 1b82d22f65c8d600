import type * as z from 'zod';

/** Schemas whose 0 is a number like any other: an empty amount is an error. */
const amounts = new WeakSet<z.ZodType>();

/** Marks a schema of an amount or a quantity: its 0 is not read as "none". */
export function amount<T extends z.ZodType>(schema: T): T {
  amounts.add(schema);
  return schema;
}

/** Whether `amount` has marked this schema. */
export function isMarkedAmount(schema: z.ZodType): boolean {
  return amounts.has(schema);
}
