import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readSecret } from './secret';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
  return () => rmSync(dataDir, { recursive: true });
});

it('is 32 bytes of the configured secret, the same in every process', () => {
  const secret = readSecret('a'.repeat(32), dataDir);
  expect(secret).toHaveLength(32);
  expect(readSecret('a'.repeat(32), '/nonexistent')).toEqual(secret);
  expect(readSecret('b'.repeat(32), dataDir)).not.toEqual(secret);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('is stored in the data folder if none is configured', () => {
  const folder = join(dataDir, 'new');
  const secret = readSecret(undefined, folder);
  expect(readSecret(undefined, folder)).toEqual(secret);
  expect(readSecret(undefined, dataDir)).not.toEqual(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
});
