import { parse } from 'csv-parse/sync';
import type { Cents } from '../shop-api';
import { findColumns, missingColumns, type Column, type Columns } from './csv-columns';
import { given, isDay, plain, StatementError, type Statement } from './statement-line';

/** Rows of words above the header; banks write at most a dozen. */
const MOST_ABOVE = 40;
/** As the day of a booking does. */
const STARTS_WITH_DIGIT = /^\d/;

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
  const statement: Statement = { lines: [], skipped: { debits: 0, pending: 0 } };
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

function takeRow(statement: Statement, { record, info }: Row, columns: Columns, account: string) {
  const { lines, skipped } = statement;
  const cell = (column: Column) => record[columns[column] ?? -1]?.trim() ?? '';
  const sum = cell('amount') || cell('credit') || cell('debit');
  // Balances stand below the bookings, with a word for the day or none.
  if (!STARTS_WITH_DIGIT.test(cell('day')) || sum === '') return;
  if (/vorgemerkt|offen/i.test(cell('status'))) {
    skipped.pending += 1;
    return;
  }
  const where = `Row ${info.lines}`;
  const bookedOn = readDay(cell('day'), where);
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
    currency: cell('currency').toUpperCase() || 'EUR',
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

/** "26.11.2026", "26.11.26" or "2026-11-26" as ISO. */
function readDay(text: string, where: string): string {
  const [, day, month, year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text) ?? [];
  const iso = day
    ? `${year.padStart(4, '20')}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text;
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
