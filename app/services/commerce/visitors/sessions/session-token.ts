import { createHmac, randomBytes } from 'node:crypto';
import { hashOf } from '../../core/hash-of';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A new secret for a cookie: 32 random bytes as base64url. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token that follows the one with hash `replaced` when the form with this key is sent: the same
 * one however often that form arrives, and unpredictable without the key.
 */
export function tokenOfForm(secret: Buffer, replaced: Buffer, formKey: string): string {
  return createHmac('sha256', secret).update(replaced).update(formKey).digest('base64url');
}

/** The present token of a session if the form with this key gave it that token; null otherwise. */
export function tokenOfRepeatedForm(
  secret: Buffer,
  { tokenHash, replaced }: { tokenHash: Buffer; replaced: Buffer | null },
  formKey: string | undefined,
): string | null {
  if (!formKey || !replaced) return null;
  const token = tokenOfForm(secret, replaced, formKey);
  return hashOf(token).equals(tokenHash) ? token : null;
}

/** Only a text of this form can be a token of this shop; no other is worth a query. */
export function isSessionToken(text: string): boolean {
  return TOKEN.test(text);
}
