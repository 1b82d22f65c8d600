import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { EMPTY_ON_PURPOSE } from '../../importer/kit/empty-on-purpose';
import { guardCell } from '../../importer/kit/guarded-cell';

/** What a query gives for a cell. */
export type Value = string | number | boolean | null;

/** By this mark spreadsheets know that umlauts are UTF-8. */
const BOM = '\ufeff';

/** The texts of a line's cells, as the importer has them: yes is 1, and nothing is ''. */
export function cellsOf(row: Record<string, Value>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'boolean' ? (value ? '1' : '0') : String(value ?? ''),
    ]),
  );
}

/**
 * A line of CSV. `row` tells a text that is empty in English alone from one that is not there, for which
 * the importer takes the German one.
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

/**
 * Writes a file of these lines, which come one by one. A program that opens it reads UTF-8, whatever its
 * language.
 */
export function writeCsv(file: string, lines: AsyncIterable<string>): Promise<void> {
  const marked = async function* () {
    yield BOM;
    yield* lines;
  };
  return pipeline(marked, createWriteStream(file, { flags: 'wx' }));
}
