import * as z from 'zod';

/** An amount of money in integer minor units (cents) of the shop currency. */
export const centsSchema = z.int();
export type Cents = number;

/** The largest number a column of type integer holds. */
export const LARGEST_ID = 2 ** 31 - 1;

/** A database id. */
export const idSchema = z.int().positive().max(LARGEST_ID);

/** Parses an id of forms and paths, digits only; null if it is invalid. */
export function readId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= LARGEST_ID ? id : null;
}

/** A moment as an ISO 8601 string in UTC. */
export const instantSchema = z.iso.datetime();

/** A calendar day as YYYY-MM-DD. */
export const dateSchema = z.iso.date();

export const languageSchema = z.enum(['de', 'en']);
export type Language = z.infer<typeof languageSchema>;

/** A text of one line, up to `most` characters, trimmed. */
export function lineSchema(most: number) {
  return z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u);
}

/** The same for several lines. */
export function linesSchema(most: number) {
  return z
    .string()
    .trim()
    .max(most)
    .regex(/^(?:\P{Cc}|[\t\n\r])*$/u);
}
