import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse, type CsvError } from 'csv-parse';

export type CsvRow = { line: number; cells: Record<string, string> };
export type CsvFault = { line: number; reason: string };
export type CsvFile = { header: string[]; rows: AsyncGenerator<CsvRow | CsvFault> };

type Parsed = { record: string[]; info: { lines: number } };

/**
 * Opens a CSV file (UTF-8, with or without BOM; separated by ; or ,) and reads its header.
 * Rows stream; a line that cannot be read comes as a fault with its number, and reading goes on.
 */
export async function openCsv(file: string): Promise<CsvFile> {
  const delimiter = await detectSeparator(file);
  const faults: CsvFault[] = [];
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      skip_records_with_error: true,
      on_skip: (error: CsvError | undefined) => {
        const line = Number(error?.lines ?? 0);
        // A line with several faults is one line that cannot be read.
        if (faults.at(-1)?.line !== line)
          faults.push({ line, reason: error?.message ?? 'unreadable' });
        return undefined;
      },
    }),
  );
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<Parsed>;
  const first = await records.next();
  const header = first.done ? [] : first.value.record.map((name) => name.trim().toLowerCase());
  return { header, rows: rowsOf(records, header, faults) };
}

async function* rowsOf(
  records: AsyncIterator<Parsed>,
  header: string[],
  faults: CsvFault[],
): AsyncGenerator<CsvRow | CsvFault> {
  for (;;) {
    const next = await records.next();
    while (faults.length > 0) yield faults.shift()!;
    if (next.done) return;
    const { record, info } = next.value;
    const line = info.lines;
    if (record.length !== header.length) {
      yield { line, reason: `has ${record.length} cells, the header has ${header.length}` };
    } else if (record.some((cell) => cell.includes('\ufffd'))) {
      yield { line, reason: 'is not UTF-8' };
    } else {
      yield {
        line,
        cells: Object.fromEntries(record.map((cell, at) => [header[at], cell.trim()])),
      };
    }
  }
}

/** The separator that is more frequent in the header line. */
async function detectSeparator(file: string): Promise<';' | ','> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16_384), 0, 16_384, 0);
    const header = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1)[0] ?? '';
    return header.split(';').length >= header.split(',').length ? ';' : ',';
  } finally {
    await handle.close();
  }
}
