import { createHmac, timingSafeEqual } from 'node:crypto';

/** Characters of the hash of a token, and of the code that authenticates it. */
const HASH_LENGTH = 43;
const CODE_LENGTH = 20;

/**
 * The value of the cookie `pwa` and of the header `x-pwa-edit-hash` (§7): it proves a session of an
 * operator without giving access to it, because the token cannot be derived from it. `tokenHash`:
 * the stored hash of the session's token.
 */
export function editHashOf(secret: Buffer, tokenHash: Buffer): string {
  const name = tokenHash.toString('base64url');
  return `${name}.${codeOf(secret, name)}`;
}

/** The hash of the session's token; null for a value that the shop has not issued. */
export function tokenHashOf(secret: Buffer, editHash: string): Buffer | null {
  if (editHash.length !== HASH_LENGTH + 1 + CODE_LENGTH) return null;
  const name = editHash.slice(0, HASH_LENGTH);
  const given = Buffer.from(editHash.slice(HASH_LENGTH));
  const right = Buffer.from(`.${codeOf(secret, name)}`);
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs ? Buffer.from(name, 'base64url') : null;
}

function codeOf(secret: Buffer, name: string): string {
  const code = createHmac('sha256', secret).update(`edit hash ${name}`).digest('base64url');
  return code.slice(0, CODE_LENGTH);
}
