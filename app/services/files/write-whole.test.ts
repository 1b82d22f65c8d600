import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeWhole } from './write-whole';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'));
  return () => rmSync(folder, { recursive: true });
});

it('writes a file, and its folder', async () => {
  const file = join(folder, 'mails', 'a.eml');
  await writeWhole(file, 'eins');
  await writeWhole(file, 'zwei');
  expect(readFileSync(file, 'utf8')).toBe('zwei');
  expect(readdirSync(join(folder, 'mails'))).toEqual(['a.eml']);
});

it('leaves no draft behind when it cannot', async () => {
  mkdirSync(join(folder, 'a.eml'));
  await expect(writeWhole(join(folder, 'a.eml'), 'eins')).rejects.toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['a.eml']);
});
