import { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { detectEncoding, textOf, type Encoding } from './file-encoding';
import { unguardCell } from './kit/guarded-cell';

export type CsvRow = { line: number; cells: Record<string, string> };
type CsvFault = { line: number; reason: string };
export type CsvFile = {
  header: string[];
  /** The parser's error about a line before the header, which it had to skip. */
  fault?: CsvFault;
  rows: AsyncGenerator<CsvRow | CsvFault>;
  /** Opens the file again from its beginning. */
  reopen: () => Promise<CsvFile>;
};

type CsvRecord = { record: string[]; info: { lines: number } };

/** Maximum characters of a line with all its cells, far more than its longest texts together. */
export const LONGEST_LINE = 4_000_000;

/** The errors of a line without an end: the beginning of the next line is unknown. */
const ENDLESS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quote that is never closed: nothing after it was read',
  CSV_MAX_RECORD_SIZE:
    'has a quote that is never closed, or 4 million characters: nothing after it was read',
};

type Faults = {
  /** Skipped lines, in their order. */
  skipped: CsvFault[];
  /** Why the rest of the file cannot be read. */
  endless?: string;
};

/**
 * Opens a CSV file (UTF-8, UTF-16 or Windows-1252; separated by ; or , or tabs, or as a line
 * `sep=;` above the header says) and reads its header. Rows stream; a line that cannot be read
 * becomes an error with its number, and reading continues, unless the line has no end.
 */
export async function openCsv(file: string): Promise<CsvFile> {
  const encoding = await detectEncoding(file);
  const { delimiter, isSaid } = await detectSeparator(file, encoding);
  const faults: Faults = { skipped: [] };
  const parser = Readable.from(textOf(file, encoding)).pipe(
    parse({
      bom: true,
      delimiter,
      // Combined files may have different line ends.
      record_delimiter: ['\r\n', '\n', '\r'],
      from_line: isSaid ? 2 : 1,
      info: true,
      max_record_size: LONGEST_LINE,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      skip_records_with_error: true,
      on_skip: (error: CsvError | undefined) => {
        note(faults, error);
        return undefined;
      },
    }),
  );
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<CsvRecord>;
  const first = await records.next();
  const header = first.done
    ? []
    : first.value.record.map((name) => columnOf(name.trim().toLowerCase()));
  const [skipped] = faults.skipped;
  const fault = skipped ?? (faults.endless ? { line: 1, reason: faults.endless } : undefined);
  const rows = rowsOf(records, header, faults);
  return { header, ...(fault && { fault }), rows, reopen: () => openCsv(file) };
}

/** Former names of columns: files of earlier years are still read. */
const FORMER_NAMES: Record<string, string> = { is_mixed_to_order: 'made_to_order' };

function columnOf(name: string): string {
  return FORMER_NAMES[name] ?? name;
}

function note(faults: Faults, error: CsvError | undefined): void {
  const endless = ENDLESS[error?.code ?? ''];
  if (endless) faults.endless ??= endless;
  if (faults.endless) return;
  const line = Number(error?.lines ?? 0);
  // A line with several errors counts as one.
  if (faults.skipped.at(-1)?.line !== line)
    faults.skipped.push({ line, reason: error?.message ?? 'unreadable' });
}

async function* rowsOf(
  records: AsyncIterator<CsvRecord>,
  header: string[],
  faults: Faults,
): AsyncGenerator<CsvRow | CsvFault> {
  let line = 1;
  for (;;) {
    const next = await records.next();
    for (const fault of faults.skipped.splice(0)) {
      line = fault.line;
      yield fault;
    }
    if (next.done) {
      if (faults.endless) yield { line: line + 1, reason: faults.endless };
      return;
    }
    const { record, info } = next.value;
    line = info.lines;
    if (record.length !== header.length) {
      yield { line, reason: `has ${record.length} cells, the header has ${header.length}` };
    } else if (record.some((cell) => cell.includes('\ufffd'))) {
      yield { line, reason: 'is not UTF-8' };
    } else {
      yield {
        line,
        cells: Object.fromEntries(record.map((cell, at) => [header[at], unguardCell(cell.trim())])),
      };
    }
  }
}

const SEPARATORS = [';', ',', '\t'] as const;
/** The line by which spreadsheets declare the separator above the header. */
const SAID = /^"?sep=(.)"?\s*$/i;

/** Returns the declared separator, or the most frequent one in the header. */
async function detectSeparator(
  file: string,
  encoding: Encoding,
): Promise<{ delimiter: string; isSaid: boolean }> {
  let start = '';
  for await (const piece of textOf(file, encoding)) {
    start += piece;
    if (/[\r\n]/.test(start) || start.length > 16_384) break;
  }
  const [first = ''] = start.slice(0, 16_384).split(/[\r\n]/, 1);
  const said = SAID.exec(first)?.[1];
  if (said) return { delimiter: said, isSaid: true };
  const cells = (separator: string) => first.split(separator).length;
  const [delimiter] = SEPARATORS.toSorted((a, b) => cells(b) - cells(a));
  return { delimiter: delimiter!, isSaid: false };
}
