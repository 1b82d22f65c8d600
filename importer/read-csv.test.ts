import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONGEST_LINE, openCsv } from './read-csv';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'shop-csv-'))));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(text: string | Buffer) {
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

test.each<[string, string | Buffer]>([
  ['tabs', 'item\tname\na\tÖl, matt; weiß\n'],
  ['a line that says the separator', 'sep=;\r\nitem;name\r\na;"Öl, matt; weiß"\r\n'],
  ['another one said', '\ufeffsep=|\nitem|name\na|Öl, matt; weiß\n'],
  ['Windows-1252', Buffer.from('item;name\na;"Öl, matt; weiß"\n', 'latin1')],
  ['UTF-16 with its mark', Buffer.from('\ufeffitem\tname\na\tÖl, matt; weiß\n', 'utf16le')],
  ['UTF-16 without', Buffer.from('item\tname\na\tÖl, matt; weiß\n', 'utf16le')],
  [
    'UTF-16 of the other order',
    Buffer.from('\ufeffitem\tname\na\tÖl, matt; weiß\n', 'utf16le').swap16(),
  ],
  ['line ends of both kinds', 'sep=;\r\nitem;name\na;"Öl, matt; weiß"\r\n'],
  ['old line ends', 'item;name\ra;"Öl, matt; weiß"\r'],
])('a file with %s is read', async (_, given) => {
  expect(await read(given)).toEqual({
    header: ['item', 'name'],
    lines: [{ item: 'a', name: 'Öl, matt; weiß' }],
  });
});

test('a file in Windows-1252 is recognised, though two of its letters could be UTF-8', async () => {
  const given = Buffer.from('item;name\na;\xd6l \x84wei\xdf\x93\n', 'latin1');
  expect((await read(given)).lines).toEqual([{ item: 'a', name: 'Öl „weiß“' }]);
});

test('in a file in UTF-8 the one invalid line is reported', async () => {
  const broken = Buffer.concat([
    Buffer.from(`item;name\n${'a;Öl\n'.repeat(3)}b;`),
    Buffer.from('Öl\n', 'latin1'),
  ]);
  expect((await read(broken)).lines.at(-1)).toBe('5 is not UTF-8');
});

test('a quote that is never closed is reported with its line', async () => {
  const { lines } = await read(`item;name\na;Öl\nb;"Öl\n${goods(3)}`);
  expect(lines).toEqual([
    { item: 'a', name: 'Öl' },
    '3 has a quote that is never closed: nothing after it was read',
  ]);
});

test('a line without end is not kept in memory', async () => {
  const endless = 'x'.repeat(LONGEST_LINE + 1);
  for (const cell of [`"${endless}"`, `"${endless}`, endless, `"${goods(LONGEST_LINE / 5)}";`]) {
    const { lines } = await read(`item;name\na;Öl\nb;${cell}\n${goods(100_000)}`);
    expect(lines).toEqual([
      { item: 'a', name: 'Öl' },
      '3 has a quote that is never closed, or 4 million characters: nothing after it was read',
    ]);
  }
});

test('a header without end matches no kind of file', async () => {
  expect(await read(`"${'x'.repeat(LONGEST_LINE + 1)}`)).toMatchObject({ header: [] });
});

test('a column is recognised by its former name', async () => {
  const file = join(folder, 'items.csv');
  writeFileSync(file, 'item;name_de;is_mixed_to_order\npot;Topf;1\n');
  const { header } = await openCsv(file);
  expect(header).toEqual(['item', 'name_de', 'made_to_order']);
});
