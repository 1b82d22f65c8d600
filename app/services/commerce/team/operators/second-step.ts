import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The clock of a phone may be a period of 30 seconds off. */
const WINDOW = 1;

/** A new secret of the second step (RFC 6238): 160 random bits. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The address by which an app on a phone imports the secret. */
export function totpAddress(secret: Buffer, issuer: string, email: string): string {
  return totpOf(secret, issuer, email).toString();
}

/** The same secret in groups of four, for typing. */
export function totpKey(secret: Buffer): string {
  return totpOf(secret).secret.base32.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The period of this code, if it is acceptable at `now`: valid, and later than the last one used.
 * Null otherwise.
 */
export function takenPeriod(
  secret: Buffer,
  code: string,
  { now, used }: { now: Date; used: number | null },
): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const token = normalizeInput(code).replaceAll(' ', '');
  if (!/^[0-9]{6}$/.test(token)) return null;
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta === null) return null;
  const period = totp.counter({ timestamp }) + delta;
  return used !== null && period <= used ? null : period;
}

/** Encrypts the secret for storage: the table alone is not enough to compute codes. */
export function sealTotpSecret(shopSecret: Buffer, secret: Buffer, operatorId: number): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(shopSecret, operatorId), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when it was sealed by another shop, for another operator, or changed. */
export function openTotpSecret(shopSecret: Buffer, sealed: Buffer, operatorId: number): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(shopSecret, operatorId), nonce);
  decipher.setAuthTag(tag);
  const text = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

function keyOf(shopSecret: Buffer, operatorId: number): Buffer {
  const purpose = `second step of operator ${operatorId}`;
  return Buffer.from(hkdfSync('sha256', shopSecret, '', purpose, 32));
}

function totpOf(secret: Buffer, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });
}
