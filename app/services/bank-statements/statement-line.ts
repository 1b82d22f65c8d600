import type { Cents } from '../shop-api';

/**
 * What a line of a statement is: money that somebody paid, money the shop had sent and that comes back, or
 * money that had come and is taken away again.
 */
export type LineKind = 'payment' | 'returned' | 'takenBack';

/** One movement of an account; a batch is a line for each of its transactions. */
export type StatementLine = {
  kind: LineKind;
  /** Of the shop: IBAN or number without spaces; '' where the file does not say. */
  account: string;
  /** Day of the booking (ISO). */
  bookedOn: string;
  /** Always above 0. */
  amount: Cents;
  currency: string;
  /** The payer. */
  name: string;
  /** What they wrote, its lines parted by spaces. */
  text: string;
  /** What the payer's program called it; '' where it called it nothing. */
  endToEndId: string;
  /** By which the bank knows it; '' where the file has none. */
  reference: string;
};

export type Statement = {
  lines: StatementLine[];
  /** What was no money that came. */
  skipped: { debits: number; pending: number };
  /** From the first to the last booking (ISO), whichever way its money went; null where there is none. */
  days: { first: string; last: string } | null;
};

export function emptyStatement(): Statement {
  return { lines: [], skipped: { debits: 0, pending: 0 }, days: null };
}

/** Notes that a statement has a booking of this day. */
export function noteDay(statement: Statement, day: string): void {
  const { first, last } = statement.days ?? { first: day, last: day };
  statement.days = { first: day < first ? day : first, last: day > last ? day : last };
}

/** A file that cannot be read as a statement; the message says why, to whoever runs the command. */
export class StatementError extends Error {}

/** One line of text without what only a machine reads. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
}

/** An id, or '' for the words by which programs say that there is none. */
export function given(id: string): string {
  const text = plain(id);
  return /^(not ?provided|nonref|none|0+|-)?$/i.test(text) ? '' : text;
}

/** Is it a day there is, as ISO writes it? */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
