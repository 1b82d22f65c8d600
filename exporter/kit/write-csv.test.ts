import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openCsv } from '../../importer/read-csv';
import { csvLine, writeCsv, type Value } from './write-csv';

const folder = mkdtempSync(join(tmpdir(), 'write-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

/** Returns the cells as the importer reads them, and the file. */
async function readBack(columns: string[], rows: Record<string, Value>[]) {
  const file = join(folder, `${(files += 1)}.csv`);
  await writeCsv(
    file,
    (async function* () {
      yield `${columns.join(';')}\n`;
      for (const row of rows) yield csvLine(columns, row);
    })(),
  );
  const read: unknown[] = [];
  for await (const row of (await openCsv(file)).rows) {
    read.push('cells' in row ? row.cells : row.reason);
  }
  return { read, text: readFileSync(file, 'utf8') };
}

const HOSTILE = [
  '=HYPERLINK("https://x.example")',
  '+49 30 1',
  '-5',
  '@SUM(A1)',
  "'=1",
  "''@x",
  "it's",
  "'quoted'",
  '"',
  'a;b,c"d""e',
  'eins\nzwei\r\ndrei\rvier',
  'Öl & Süßes 🚲👩‍🚒',
  'ä'.repeat(50_000),
];

test('every text is read back unchanged, whatever it contains', async () => {
  const { read, text } = await readBack(
    ['key', 'text'],
    HOSTILE.map((cell) => ({ key: 'k', text: cell })),
  );
  expect(read).toEqual(HOSTILE.map((cell) => ({ key: 'k', text: cell })));
  expect(text.slice(0, 9)).toBe('\ufeffkey;text');

  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc
          .oneof(
            fc.string({ unit: 'grapheme' }),
            fc.string({ unit: fc.constantFrom(...`'"=+-@;,\n\rä🚲x `) }),
          )
          .map((cell) => cell.trim())
          .filter((cell) => cell !== "'" && !cell.includes('\ufffd')),
        { minLength: 1, maxLength: 20 },
      ),
      async (cells) => {
        const rows = cells.map((cell) => ({ key: 'k', text: cell }));
        expect((await readBack(['key', 'text'], rows)).read).toEqual(rows);
      },
    ),
    { numRuns: 60 },
  );
});

test('no cell begins as a formula', () => {
  for (const cell of HOSTILE) expect(csvLine(['a'], { a: cell })).not.toMatch(/^"?[=+\-@]/);
});

test('a text that is empty only in English is distinguished from a missing one', () => {
  const columns = ['name_de', 'name_en'];
  expect(csvLine(columns, { name_de: 'Rad', name_en: '' })).toBe("Rad;'\n");
  expect(csvLine(columns, { name_de: 'Rad', name_en: null })).toBe('Rad;\n');
  expect(csvLine(columns, { name_de: '', name_en: '' })).toBe(';\n');
});
