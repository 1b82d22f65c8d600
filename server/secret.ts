import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key behind access keys of orders: from SECRET, which all processes of one shop must share, or
 * made once and kept in the data folder. 32 bytes.
 */
export function readSecret(secret: string | undefined, dataDir: string): Buffer {
  return createHash('sha256')
    .update(secret ?? keptSecret(dataDir))
    .digest();
}

function keptSecret(dataDir: string) {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
