import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readJsonFile } from './json-file';

const folder = mkdtempSync(join(tmpdir(), 'json-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('invalid JSON is reported with line and column, a missing file with its name', () => {
  const file = join(folder, 'shop.json');
  writeFileSync(file, '{\n  "name": "Grünhaus",\n  "slogan" "x"\n}\n');
  expect(() => readJsonFile(file)).toThrow(/^line 3, column 12 is no JSON: .*comma or a quote/);
  writeFileSync(file, '{ "name": ');
  expect(() => readJsonFile(file)).toThrow(/^line 1, column 11 is no JSON/);
  const other = join(folder, 'other.json');
  expect(() => readJsonFile(other)).toThrow(`there is no file "${other}"`);
  expect(() => readJsonFile(folder)).toThrow('is a folder');
});
