import type { Cents } from '../shop-api';
import { isDay, plain, StatementError } from './statement-line';

/** Words that banks write in a booking that is not final, or instead of its day. */
const PENDING =
  /vorgemerkt|vormerkung|\boffen\b|ausstehend|(?:nicht|noch nicht) gebucht|unverbucht|reserviert|in bearbeitung|\bpending\b/i;
/** Additions to the day of a booking: a time, or a mark that it is new. */
const MARK = /^neu\s+|[\sT]+\d{1,2}:\d{2}(?::\d{2})?$|\s*\(?neu\)?$|\s*\*$/i;
/** Days of banks are shorter, and a cell may have any length. */
const LONGEST_DAY = 80;
const GERMAN_SUM = /^([+-]?)(\d{1,3}(?:\.\d{3})*|\d{1,11})(?:,(\d{1,2}))?$/;
const ENGLISH_SUM = /^([+-]?)(\d{1,3}(?:,\d{3})*|\d{1,11})\.(\d{1,2})$/;

/** Does a cell mark its booking as not final? */
export function isPending(text: string): boolean {
  return PENDING.test(text);
}

/** Removes a bank's mark from a booking day; a day begins with a digit, other texts do not. */
export function bareDay(text: string): string {
  const day = text.trim();
  return day.length > LONGEST_DAY ? day : day.replace(MARK, '');
}

/**
 * Reads a sum into cents: "1.234,56", "-12,5", "+12,00 €", "1,234.56", "80,00-". A point before one
 * or two last digits cannot separate thousands, so both number formats can be distinguished.
 */
export function readSum(text: string, where: string): Cents {
  const bare = text
    .replaceAll(/[\s€]|EUR/g, '')
    .replace('\u2212', '-')
    .replace(/^(\d.*)([+-])$/, '$2$1');
  const [, sign, whole, cents = ''] = GERMAN_SUM.exec(bare) ?? ENGLISH_SUM.exec(bare) ?? [];
  if (whole === undefined) {
    throw new StatementError(
      `${where}: "${plain(text).slice(0, 40)}" is no sum (1.234,56 or 1,234.56).`,
    );
  }
  const amount = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? -amount : amount;
}

/** Returns whether the booking is a debit, by a separate column; null if it is missing or empty. */
export function readIsDebit(text: string, where: string): boolean | null {
  if (text === '') return null;
  if (/^(?:s|soll|d|debit)$/i.test(text)) return true;
  if (/^(?:h|haben|c|credit)$/i.test(text)) return false;
  throw new StatementError(
    `${where}: "${plain(text).slice(0, 40)}" does not say whether money came or went (S or H).`,
  );
}

/** Reads the code of a currency; an empty cell means the euro. */
export function readCurrency(text: string, where: string): string {
  if (text === '' || text === '€') return 'EUR';
  if (/^[A-Za-z]{3}$/.test(text)) return text.toUpperCase();
  throw new StatementError(`${where}: "${plain(text).slice(0, 40)}" is no currency (EUR).`);
}

/** Reads "26.11.2026", "26.11.26" or "2026-11-26" as ISO, also with a time or a bank's mark. */
export function readDay(text: string, where: string): string {
  const alone = bareDay(text);
  const [, day, month, year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(alone) ?? [];
  const iso = day
    ? `${year.padStart(4, '20')}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}`
    : alone;
  if (isDay(iso)) return iso;
  throw new StatementError(`${where}: "${plain(text).slice(0, 40)}" is no day (26.11.2026).`);
}
