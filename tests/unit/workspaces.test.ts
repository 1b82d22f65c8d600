import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isChecked, noteChecked, WORKSPACES } from '../../bin/workspaces.js';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspaces-'));
  write('demo/maker/generate.ts', 'one');
  write('demo/catalogue/items.csv', 'item');
  write('app/services/images/index.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a workspace that was never checked is not checked', () => {
  expect(isChecked('demo/maker', root)).toBe(false);
});

test('a checked one is, until it changes, and again when the change is undone', () => {
  noteChecked('demo/maker', root);
  expect(isChecked('demo/maker', root)).toBe(true);
  write('demo/maker/generate.ts', 'two');
  expect(isChecked('demo/maker', root)).toBe(false);
  write('demo/maker/generate.ts', 'one');
  expect(isChecked('demo/maker', root)).toBe(true);
});

test.each([
  ['what it writes changes', 'demo/catalogue/items.csv', 'other'],
  ['what it reads changes', 'app/services/images/index.ts', 'two'],
  ['a test is added', 'demo/maker/new.test.ts', ''],
  ['a library changes', 'package-lock.json', '{}'],
  ['its mark is damaged', 'demo/maker/checked.json', '{"sha256":'],
  ['its mark is of something else', 'demo/maker/checked.json', '{"sha256": "0"}'],
])('not when %s', (_, path, text) => {
  noteChecked('demo/maker', root);
  write(path, text);
  expect(isChecked('demo/maker', root)).toBe(false);
});

test('each is an npm workspace, and its inputs exist', () => {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    workspaces: string[];
  };
  expect(workspaces.toSorted()).toEqual(Object.keys(WORKSPACES).toSorted());
  for (const path of Object.values(WORKSPACES).flat()) expect(existsSync(path), path).toBe(true);
});
