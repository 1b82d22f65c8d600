import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config';

/** As SECRET. */
const MIN_LENGTH = 32;

/**
 * The key behind access keys of orders: from SECRET, which all processes of one shop must share, or
 * made once and kept in the data folder. 32 bytes. Throws ConfigError when the kept one is damaged:
 * a new one would close every order, and an empty one would open them all.
 */
export function readSecret(secret: string | undefined, dataDir: string): Buffer {
  return createHash('sha256')
    .update(secret ?? keptSecret(dataDir))
    .digest();
}

function keptSecret(dataDir: string) {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_LENGTH) return secret;
  throw new ConfigError(`${file} holds no secret of at least ${MIN_LENGTH} characters. Put the one of your backup there.`);
}

/** Appears whole or not at all; of several processes that make one at a time the first wins. */
function makeSecret(file: string) {
  const draft = `${file}-${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
