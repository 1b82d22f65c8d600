import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { keptSecret, SecretDamaged } from './kept-secret';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
  file = join(folder, 'secret');
  return () => rmSync(folder, { recursive: true });
});

it('creates a secret once, for its own user alone', () => {
  const secret = keptSecret(file);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keptSecret(file)).toBe(secret);
  expect(keptSecret(join(folder, 'other'))).not.toBe(secret);
  expect(readdirSync(folder).toSorted()).toEqual(['other', 'secret']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("accepts an operator's secret, without its line end", () => {
  writeFileSync(file, `${'a'.repeat(32)}\n`);
  expect(keptSecret(file)).toBe('a'.repeat(32));
});

it.each(['', '\n', 'a'.repeat(31)])('refuses %j as a secret and leaves it unchanged', (text) => {
  writeFileSync(file, text);
  expect(() => keptSecret(file)).toThrow(SecretDamaged);
  expect(() => keptSecret(file)).toThrow(file);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
