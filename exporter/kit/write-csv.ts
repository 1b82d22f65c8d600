import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { EMPTY_ON_PURPOSE } from '../../importer/kit/empty-on-purpose';
import { guardCell } from '../../importer/kit/guarded-cell';

/** The value of a cell in the result of a query. */
export type Value = string | number | boolean | null;

/** Spreadsheets recognise UTF-8, and so umlauts, by this mark. */
const BOM = '\ufeff';

/** The cells of a line as the importer reads them: true is 1, null is ''. */
export function cellsOf(row: Record<string, Value>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'boolean' ? (value ? '1' : '0') : String(value ?? ''),
    ]),
  );
}

/**
 * Returns a line of CSV. `row` distinguishes a text that is empty only in English from a missing
 * one, for which the importer takes the German text.
 */
export function csvLine(columns: string[], row: Record<string, Value>): string {
  const cells = cellsOf(row);
  const written = columns.map((column) => {
    const german = cells[column.replace(/_en$/, '_de')];
    if (row[column] === '' && german !== '') return EMPTY_ON_PURPOSE;
    return quoted(guardCell(cells[column] ?? ''));
  });
  return `${written.join(';')}\n`;
}

function quoted(cell: string): string {
  return /[;,"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes lines to a file as they arrive. Programs of any language read it as UTF-8. */
export function writeCsv(file: string, lines: AsyncIterable<string>): Promise<void> {
  const marked = async function* () {
    yield BOM;
    yield* lines;
  };
  return pipeline(marked, createWriteStream(file, { flags: 'wx' }));
}
