import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSecret } from './secret';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
  return () => rmSync(dataDir, { recursive: true });
});

describe('readSecret', () => {
  it('makes 32 bytes of the configured secret, the same in every process', () => {
    const secret = readSecret('a'.repeat(32), dataDir);
    expect(secret).toHaveLength(32);
    expect(readSecret('a'.repeat(32), '/nonexistent')).toEqual(secret);
    expect(readSecret('b'.repeat(32), dataDir)).not.toEqual(secret);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('keeps one of its own where none is configured, for its own user alone', () => {
    const secret = readSecret(undefined, join(dataDir, 'new'));
    expect(readSecret(undefined, join(dataDir, 'new'))).toEqual(secret);
    expect(readSecret(undefined, dataDir)).not.toEqual(secret);
    expect(readdirSync(join(dataDir, 'new'))).toEqual(['secret']);
    expect(statSync(join(dataDir, 'new', 'secret')).mode & 0o777).toBe(0o600);
  });

  it.each(['', '\n', 'short'])('takes no %j for a secret: everybody could guess it', (text) => {
    writeFileSync(join(dataDir, 'secret'), text);
    expect(() => readSecret(undefined, dataDir)).toThrow(join(dataDir, 'secret'));
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(text);
  });
});
