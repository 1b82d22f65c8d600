import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 9;
const MAC_BYTES = 18;

/**
 * A token for the reader of a response (§7): a new one in each response, and each valid as long as
 * the session has the same token, so that calls may overtake each other. Nothing is stored.
 */
export function newCsrfToken(secret: Buffer, session: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  return Buffer.concat([nonce, macOf(secret, session, nonce)]).toString('base64url');
}

/** Was this token issued to the holder of `session`: a session token, or its SHA-256? */
export function isCsrfTokenOf(secret: Buffer, session: string | Buffer, token: string): boolean {
  const bytes = Buffer.from(token, 'base64url');
  // Invalid base64url would be decoded up to the first bad character.
  if (bytes.length !== NONCE_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) {
    return false;
  }
  const mac = macOf(secret, session, bytes.subarray(0, NONCE_BYTES));
  return timingSafeEqual(mac, bytes.subarray(NONCE_BYTES));
}

function macOf(secret: Buffer, session: string | Buffer, nonce: Buffer): Buffer {
  const digest = typeof session === 'string' ? hash('sha256', session, 'buffer') : session;
  return createHmac('sha256', secret)
    .update(`wire token of ${digest.toString('hex')}:`)
    .update(nonce)
    .digest()
    .subarray(0, MAC_BYTES);
}
