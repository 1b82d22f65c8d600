import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keptSecret } from '../database/kept-secret';

/**
 * Returns the secret behind access keys of orders: from SECRET, which all processes of one shop
 * must share, or generated once and stored in the data folder. 32 bytes. Throws SecretDamaged.
 */
export function readSecret(secret: string | undefined, dataDir: string): Buffer {
  return createHash('sha256')
    .update(secret ?? secretIn(dataDir))
    .digest();
}

/** Does a secret exist, so that none would be generated? */
export function hasSecret(secret: string | undefined, dataDir: string): boolean {
  return secret !== undefined || existsSync(fileIn(dataDir));
}

function secretIn(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return keptSecret(fileIn(dataDir));
}

const fileIn = (dataDir: string) => join(dataDir, 'secret');
