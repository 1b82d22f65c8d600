import { parse } from 'csv-parse/sync';
import { findColumns, missingColumns, type Column, type Columns } from './csv-columns';
import { bareDay, isPending, readCurrency, readDay, readIsDebit, readSum } from './csv-values';
import {
  emptyStatement,
  given,
  noteDay,
  plain,
  StatementError,
  type Statement,
} from './statement-line';

/** Maximum rows of text above the header; banks write at most a dozen. */
const MOST_ABOVE = 40;
/** As in the day of a booking. */
const STARTS_WITH_DIGIT = /^\d/;
const WITH_CENTS = /[.,]\d\d(?:\s*(?:€|EUR))?$/;
/** The separators; German banks use semicolons, some others commas or tabs. */
const SEPARATORS = [';', ',', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

type Row = { record: string[]; info: { lines: number } };

/**
 * Reads a statement exported as CSV by a bank in Germany: columns are found by name, whatever rows
 * are above them. Throws `StatementError`, which names the missing columns.
 */
export function readCsv(csv: string): Statement {
  const { rows, at, separator } = findHeader(csv);
  const columns = findColumns(rows[at]!.record);
  const above = rows.slice(0, at).map(({ record }) => record.join(' '));
  const account = ibanIn(above.join('\n'));
  checkEnd(rows.slice(at), columns);
  checkLastSum(csv, rows.slice(at), columns);
  checkBalances(rows, at);
  if (separator === ',') checkCells(rows.slice(at));
  const statement = emptyStatement();
  for (const row of rows.slice(at + 1)) takeRow(statement, row, columns, account);
  return statement;
}

/** Finds the rows of a file and its header. Throws what the best candidate lacks. */
function findHeader(csv: string): { rows: Row[]; at: number; separator: Separator } {
  const missing: string[][] = [];
  for (const separator of SEPARATORS) {
    const rows = rowsOf(csv, separator);
    const lacking = rows
      .slice(0, MOST_ABOVE)
      .map(({ record }) => missingColumns(findColumns(record)));
    const at = lacking.findIndex(({ length }) => length === 0);
    if (at >= 0) return { rows, at, separator };
    missing.push(...lacking);
  }
  const best = missing.toSorted((a, b) => a.length - b.length)[0] ?? missingColumns({});
  throw new StatementError(
    `No row of the file names all columns of a statement, parted by semicolons, commas or tabs. Missing: ${best.join('; ')}.`,
  );
}

function rowsOf(csv: string, delimiter: Separator): Row[] {
  try {
    // csv-parse types its result as records only, also with `info`.
    const rows = parse(csv, {
      bom: true,
      delimiter,
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

/** A download truncated in its last booking would give another sum, or none. */
function checkEnd(rows: Row[], { day = -1 }: Columns): void {
  const { record, info } = rows.at(-1)!;
  const isBooking = STARTS_WITH_DIGIT.test(bareDay(record[day] ?? ''));
  // If other rows are as short, the bank omits empty cells at the end.
  const isUsual = rows.slice(0, -1).some((row) => row.record.length <= record.length);
  if (!isBooking || isUsual) return;
  throw new StatementError(
    `Row ${info.lines} ends in its middle: the file is not whole. Fetch it once more.`,
  );
}

/**
 * If the sum is the last cell, a sum without its last digits looks complete. In a file with a line
 * break at its end the line before it is complete.
 */
function checkLastSum(csv: string, rows: Row[], columns: Columns): void {
  const sums = rows.slice(1).flatMap(({ record }) => record[columns.amount ?? -1]?.trim() ?? []);
  const last = rows.at(-1)!;
  const isLastCell = last.record.length - 1 === columns.amount;
  const areAllWithCents = sums.slice(0, -1).every((sum) => WITH_CENTS.test(sum));
  const isCut = sums.length > 1 && areAllWithCents && !WITH_CENTS.test(sums.at(-1)!);
  if (isLastCell && isCut && !/[\r\n]$/.test(csv)) throw notWhole(last);
}

/**
 * Comdirect writes the new balance above the bookings and the old one below: without the old one,
 * bookings are missing.
 */
function checkBalances(rows: Row[], at: number): void {
  const says = (part: Row[], word: RegExp) => part.some(({ record }) => word.test(record[0] ?? ''));
  const hasBoth =
    !says(rows.slice(0, at), /^neuer kontostand/i) || says(rows.slice(at), /^alter kontostand/i);
  if (!hasBoth) throw notWhole(rows.at(-1)!);
}

/** A sum with an unquoted comma would be read without its cents. */
function checkCells(rows: Row[]): void {
  const wide = rows.find(({ record }) => record.length > rows[0]!.record.length);
  if (!wide) return;
  throw new StatementError(
    `Row ${wide.info.lines} has more cells than columns: its sums and texts are not in quotes.`,
  );
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
  if (isPending(cell('status')) || isPending(cell('day'))) {
    skipped.pending += 1;
    return;
  }
  // Rows of balances follow the bookings, with a text for the day or none.
  if (!STARTS_WITH_DIGIT.test(bareDay(cell('day')))) return;
  const where = `Row ${info.lines}`;
  const bookedOn = readDay(cell('day'), where);
  noteDay(statement, bookedOn);
  const isDebit =
    readIsDebit(cell('side'), where) ?? (cell('amount') === '' && cell('credit') === '');
  const written = readSum(sum, where);
  // Some exports mark a debit by a sign, others only by its column.
  const amount = isDebit ? -Math.abs(written) : written;
  const isReturn =
    /r[uü]e?ck(überweisung|ueberweisung|gabe|last|buchung)|storno|retoure|reversal/i.test(
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

/** The first IBAN in the text above the columns. */
function ibanIn(text: string): string {
  return (
    /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/
      .exec(text)?.[0]
      .replaceAll(' ', '') ?? ''
  );
}
