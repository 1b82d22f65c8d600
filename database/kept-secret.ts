import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const MIN_LENGTH = 32;

/** Its message is a sentence that an operator can act on. */
export class SecretDamaged extends Error {
  constructor(file: string) {
    super(
      `${file} should hold at least ${MIN_LENGTH} characters and does not. Put the one of your backup there.`,
    );
    this.name = 'SecretDamaged';
  }
}

/**
 * Returns a random text, generated at the first call and stored in this file, readable only by its
 * own user. Throws SecretDamaged: an empty secret could be guessed, and a new one would not match
 * data made with the old.
 */
export function keptSecret(file: string): string {
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_LENGTH) throw new SecretDamaged(file);
  return secret;
}

/** Creates the file as a whole or not at all; of several concurrent processes the first wins. */
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
