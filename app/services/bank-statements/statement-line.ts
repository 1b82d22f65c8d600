import type { Cents } from '../shop-api';

/** The kind of a line: a payment, a payment by the shop that comes back, or a reversed payment. */
export type LineKind = 'payment' | 'returned' | 'takenBack';

/** One booking of an account; a batch has a line for each of its transactions. */
export type StatementLine = {
  kind: LineKind;
  /** The shop's account: IBAN or number without spaces; '' if the file does not name it. */
  account: string;
  /** Day of the booking (ISO). */
  bookedOn: string;
  /** Always above 0. */
  amount: Cents;
  currency: string;
  /** The payer. */
  name: string;
  /** The payer's text, its lines separated by spaces. */
  text: string;
  /** The reference of the payer's program; '' without one. */
  endToEndId: string;
  /** The bank's reference; '' if the file has none. */
  reference: string;
};

export type Statement = {
  lines: StatementLine[];
  /** Bookings that were no received money. */
  skipped: { debits: number; pending: number };
  /** The first and the last booking day (ISO), credits and debits; null without bookings. */
  days: { first: string; last: string } | null;
};

export function emptyStatement(): Statement {
  return { lines: [], skipped: { debits: 0, pending: 0 }, days: null };
}

/** Extends the days of a statement by a booking. */
export function noteDay(statement: Statement, day: string): void {
  const { first, last } = statement.days ?? { first: day, last: day };
  statement.days = { first: day < first ? day : first, last: day > last ? day : last };
}

/** A file that is no readable statement; the message tells the operator why. */
export class StatementError extends Error {}

/** One line of text without control characters. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
}

/** Returns an id, or '' for the texts by which programs mark a missing one. */
export function given(id: string): string {
  const text = plain(id);
  return /^(not ?provided|nonref|none|0+|-)?$/i.test(text) ? '' : text;
}

/** Is it an existing day in ISO format? */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
