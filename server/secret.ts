import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keptSecret } from '../database/kept-secret';

/**
 * The key behind access keys of orders: from SECRET, which all processes of one shop must share, or
 * made once and kept in the data folder. 32 bytes. Throws SecretDamaged.
 */
export function readSecret(secret: string | undefined, dataDir: string): Buffer {
  return createHash('sha256')
    .update(secret ?? secretIn(dataDir))
    .digest();
}

function secretIn(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return keptSecret(join(dataDir, 'secret'));
}
