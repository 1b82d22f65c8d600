import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONGEST_LINE, openCsv } from './read-csv';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'shop-csv-'))));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(text: string) {
  const file = join(folder, 'given.csv');
  writeFileSync(file, text);
  const { header, rows } = await openCsv(file);
  const lines: (string | Record<string, string>)[] = [];
  for await (const row of rows) {
    lines.push('cells' in row ? row.cells : `${row.line} ${row.reason}`);
  }
  return { header, lines };
}

const goods = (count: number) => 'b;Öl\n'.repeat(count);

test('a cell may have line breaks, quotes and separators between quotes', async () => {
  expect(await read('\ufeffItem;Name\na;"Öl ""matt"";\nund mehr"\n')).toEqual({
    header: ['item', 'name'],
    lines: [{ item: 'a', name: 'Öl "matt";\nund mehr' }],
  });
});

test('a quote that is never closed is told with the line it stands in', async () => {
  const { lines } = await read(`item;name\na;Öl\nb;"Öl\n${goods(3)}`);
  expect(lines).toEqual([
    { item: 'a', name: 'Öl' },
    '3 has a quote that is never closed: nothing after it was read',
  ]);
});

test('a line without end is not held in memory', async () => {
  const endless = 'x'.repeat(LONGEST_LINE + 1);
  for (const cell of [`"${endless}"`, `"${endless}`, endless, `"${goods(LONGEST_LINE / 5)}";`]) {
    const { lines } = await read(`item;name\na;Öl\nb;${cell}\n${goods(100_000)}`);
    expect(lines).toEqual([
      { item: 'a', name: 'Öl' },
      '3 has a quote that is never closed, or 4 million characters: nothing after it was read',
    ]);
  }
});

test('a header without end fits no kind of file', async () => {
  expect(await read(`"${'x'.repeat(LONGEST_LINE + 1)}`)).toMatchObject({ header: [] });
});
