import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DataDirUnusable, keepPrivate } from './data-dir';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'shop-data-dir-'));
});
afterAll(() => rmSync(place, { recursive: true }));

test('the data folder is created with its parent folders, for its owner alone', () => {
  const folder = join(place, 'a', 'b');
  keepPrivate(folder);
  keepPrivate(folder);
  expect(statSync(folder).mode & 0o007).toBe(0);
});

test('a path that cannot be a folder is refused immediately with a message', () => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'below'), '/proc/below/this']) {
    expect(() => keepPrivate(folder), folder).toThrow(DataDirUnusable);
    expect(() => keepPrivate(folder), folder).toThrow(/^\/.* cannot be the data folder/);
  }
});
