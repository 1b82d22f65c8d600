import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const MIN_LENGTH = 32;

/** Thrown with a sentence an operator can act on. */
export class SecretDamaged extends Error {
  constructor(file: string) {
    super(
      `${file} should hold at least ${MIN_LENGTH} characters and does not. Put the one of your backup there.`,
    );
    this.name = 'SecretDamaged';
  }
}

/**
 * A random text, made at the first call and kept in this file for its own user alone. Throws
 * SecretDamaged: an empty one could be guessed by everybody, and a new one would fit nothing that was
 * made with the old.
 */
export function keptSecret(file: string): string {
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_LENGTH) throw new SecretDamaged(file);
  return secret;
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
