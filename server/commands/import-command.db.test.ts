import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database';
import { runImport } from './import-command';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'import-command-'));

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Returns the exit code and the output. */
async function run(...args: string[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: database.url, DATA_DIR: folder };
  return [await runImport(args, env, { log: note, error: note }), lines.join('\n')];
}

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('an unknown option is reported before the usage', async () => {
  const [code, said] = await run('goods.csv', '--dryrun');
  expect(code).toBe(2);
  expect(said).toMatch(/^Unknown option '--dryrun'[^]*npm run catalogue:import/);
});

test('an invalid header is reported in the words of the parser, with line and column', async () => {
  const [code, said] = await run(write('tags.csv', 'tag;na"me_de;color\nnew;Neu;#ffffff\n'));
  expect(code).toBe(1);
  expect(said).toMatch(
    /tags\.csv:1: the header fits no kind of file: Invalid Opening Quote.*line 1/,
  );
});

test('a file of which every line is refused imports nothing, and fails', async () => {
  const [code, said] = await run(write('items.csv', 'item;name_de\n;Stuhl\n;Tisch\n'));
  expect(code).toBe(1);
  expect(said).toMatch(/items\.csv \(items\): 0 of 2 lines\n2 problems, nothing was imported, \d/);
  const [, some] = await run(write('items.csv', 'item;name_de\n;Stuhl\ntable;Tisch\n'));
  expect(some).toMatch(/1 of 2 lines\n1 problem, imported, \d/);
});

test('a missing picture is reported with its folder', async () => {
  const files = [
    write('items.csv', 'item;name_de\nchair;Stuhl\n'),
    write('images.csv', 'item;position;file\nchair;1;chiar.png\n'),
  ];
  const pictures = join(folder, 'pictures');
  expect((await run(...files, '--images', pictures))[1]).toContain(
    `there is no picture "chiar.png" in the folder "${pictures}"`,
  );
});

test('an unreadable picture is reported with the reason', async () => {
  write('broken.png', 'no picture');
  const files = [
    write('items.csv', 'item;name_de\nchair;Stuhl\n'),
    write('images.csv', 'item;position;file\nchair;1;broken.png\n'),
  ];
  const [code, said] = await run(...files, '--images', folder);
  expect(code).toBe(1);
  expect(said).toMatch(/"broken\.png" is no picture that can be read: \S+/);
});
