import { parse } from 'csv-parse/sync';
import type { Cents } from '../shop-api';
import { findColumns, missingColumns, type Column, type Columns } from './csv-columns';
import {
  emptyStatement,
  given,
  isDay,
  noteDay,
  plain,
  StatementError,
  type Statement,
} from './statement-line';

/** Rows of words above the header; banks write at most a dozen. */
const MOST_ABOVE = 40;
/** As the day of a booking does. */
const STARTS_WITH_DIGIT = /^\d/;
const WITH_CENTS = /,\d\d(?:\s*(?:€|EUR))?$/;
/** What banks write beside a booking that may still go away, or instead of its day. */
const PENDING = /vorgemerkt|vormerkung|offen/i;

type Row = { record: string[]; info: { lines: number } };

/**
 * Reads a statement that a German bank exports as CSV: semicolons, German sums and days, columns by their names
 * and whatever stands above them. Throws `StatementError`, which names the columns that are missing.
 */
export function readCsv(csv: string): Statement {
  const rows = rowsOf(csv);
  const at = headerAt(rows);
  const columns = findColumns(rows[at]!.record);
  const above = rows.slice(0, at).map(({ record }) => record.join(' '));
  const account = ibanIn(above.join('\n'));
  checkEnd(rows.slice(at), columns);
  checkLastSum(csv, rows.slice(at), columns);
  checkBalances(rows, at);
  const statement = emptyStatement();
  for (const row of rows.slice(at + 1)) takeRow(statement, row, columns, account);
  return statement;
}

function rowsOf(csv: string): Row[] {
  try {
    // csv-parse types its result as records alone, also with `info`.
    const rows = parse(csv, {
      bom: true,
      delimiter: ';',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      max_record_size: 100_000,
    }) as unknown as Row[];
    return rows.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  } catch (error) {
    throw new StatementError(`The file cannot be read as CSV: ${(error as Error).message}`);
  }
}

/** The row that names the columns. Throws what the best of them lacks. */
function headerAt(rows: Row[]): number {
  const heads = rows.slice(0, MOST_ABOVE).map(({ record }) => findColumns(record));
  const at = heads.findIndex((columns) => missingColumns(columns).length === 0);
  if (at >= 0) return at;
  const best = heads.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? {};
  const missing = missingColumns(best).join('; ');
  throw new StatementError(
    `No row of the file names all columns of a statement, parted by semicolons. Missing: ${missing}.`,
  );
}

/** A download that broke off in its last booking would give another sum, or none. */
function checkEnd(rows: Row[], { day = -1 }: Columns): void {
  const { record, info } = rows.at(-1)!;
  const isBooking = STARTS_WITH_DIGIT.test(record[day]?.trim() ?? '');
  // Where others have no more cells either, the bank leaves out what is empty.
  const isUsual = rows.slice(0, -1).some((row) => row.record.length <= record.length);
  if (!isBooking || isUsual) return;
  throw new StatementError(
    `Row ${info.lines} ends in its middle: the file is not whole. Fetch it once more.`,
  );
}

/**
 * Where the sum is the last cell, one that lacks its last digits looks whole. In a file with a line break at its
 * end nothing is cut off the line before it.
 */
function checkLastSum(csv: string, rows: Row[], columns: Columns): void {
  const sums = rows.slice(1).flatMap(({ record }) => record[columns.amount ?? -1]?.trim() ?? []);
  const last = rows.at(-1)!;
  const isLastCell = last.record.length - 1 === columns.amount;
  const areAllWithCents = sums.slice(0, -1).every((sum) => WITH_CENTS.test(sum));
  const isCut = sums.length > 1 && areAllWithCents && !WITH_CENTS.test(sums.at(-1)!);
  if (isLastCell && isCut && !/[\r\n]$/.test(csv)) throw notWhole(last);
}

/** Comdirect writes the new balance above the bookings and the old one below: without that, there were more. */
function checkBalances(rows: Row[], at: number): void {
  const says = (part: Row[], word: RegExp) => part.some(({ record }) => word.test(record[0] ?? ''));
  const hasBoth =
    !says(rows.slice(0, at), /^neuer kontostand/i) || says(rows.slice(at), /^alter kontostand/i);
  if (!hasBoth) throw notWhole(rows.at(-1)!);
}

function notWhole({ info }: Row): StatementError {
  return new StatementError(
    `The file ends after row ${info.lines} and is not whole. Fetch it once more.`,
  );
}

function takeRow(statement: Statement, { record, info }: Row, columns: Columns, account: string) {
  const { lines, skipped } = statement;
  const cell = (column: Column) => record[columns[column] ?? -1]?.trim() ?? '';
  const sum = cell('amount') || cell('credit') || cell('debit');
  if (sum === '') return;
  if (PENDING.test(cell('status')) || PENDING.test(cell('day'))) {
    skipped.pending += 1;
    return;
  }
  // Balances stand below the bookings, with a word for the day or none.
  if (!STARTS_WITH_DIGIT.test(cell('day'))) return;
  const where = `Row ${info.lines}`;
  const bookedOn = readDay(cell('day'), where);
  noteDay(statement, bookedOn);
  const isDebit = cell('amount') === '' && cell('credit') === '';
  const written = readSum(sum, where);
  // What went has its sign in some exports, and in others its column alone.
  const amount = isDebit ? -Math.abs(written) : written;
  const isReturn = /r[uü]e?ck(überweisung|ueberweisung|gabe|last|buchung)|storno|retoure/i.test(
    cell('kind'),
  );
  if (amount < 0 && !isReturn) skipped.debits += 1;
  if (amount === 0 || (amount < 0 && !isReturn)) return;
  lines.push({
    kind: isReturn ? (amount > 0 ? 'returned' : 'takenBack') : 'payment',
    account: cell('account').replaceAll(/\s/g, '') || account,
    bookedOn,
    amount: Math.abs(amount),
    currency: readCurrency(cell('currency'), where),
    name: plain(cell('name')),
    text: plain(cell('text')),
    endToEndId: given(cell('endToEndId')),
    reference: '',
  });
}

/** "1.234,56", "-12,5", "+12,00 €" in cents. */
function readSum(text: string, where: string): Cents {
  const bare = text.replaceAll(/[\s\u00a0€]|EUR/g, '').replace('\u2212', '-');
  const [, sign, whole, cents = ''] =
    /^([+-]?)(\d{1,3}(?:\.\d{3})*|\d{1,11})(?:,(\d{1,2}))?$/.exec(bare) ?? [];
  if (whole === undefined) {
    throw new StatementError(
      `${where}: "${plain(text).slice(0, 40)}" is no German sum (1.234,56).`,
    );
  }
  const amount = Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? -amount : amount;
}

function readCurrency(text: string, where: string): string {
  if (text === '' || text === '€') return 'EUR';
  if (/^[A-Za-z]{3}$/.test(text)) return text.toUpperCase();
  throw new StatementError(`${where}: "${plain(text).slice(0, 40)}" is no currency (EUR).`);
}

/** "26.11.2026", "26.11.26" or "2026-11-26" as ISO, also with a time, or with "Neu" for one that came today. */
function readDay(text: string, where: string): string {
  const alone = text.replace(/[\sT]+(?:neu|\d{1,2}:\d{2}(?::\d{2})?)$/i, '');
  const [, day, month, year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(alone) ?? [];
  const iso = day
    ? `${year.padStart(4, '20')}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}`
    : alone;
  if (isDay(iso)) return iso;
  throw new StatementError(`${where}: "${plain(text).slice(0, 40)}" is no day (26.11.2026).`);
}

/** The first IBAN in what stands above the columns. */
function ibanIn(text: string): string {
  return (
    /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/
      .exec(text)?.[0]
      .replaceAll(' ', '') ?? ''
  );
}
