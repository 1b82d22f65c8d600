import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const RANDOM_BYTES = 16;
const CART_BYTES = 6;
const SIGNED_BYTES = RANDOM_BYTES + CART_BYTES;
const SIGNATURE_BYTES = 16;
/** One process knows its attempts, as long as it runs. */
const SECRET = randomBytes(32);

/** A secret of one attempt to order a cart; 0 if a server does not number its carts. */
export function newAttemptId(cartId: number): string {
  const cart = Buffer.alloc(CART_BYTES);
  cart.writeUIntBE(cartId, 0, CART_BYTES);
  const signed = Buffer.concat([randomBytes(RANDOM_BYTES), cart]);
  return Buffer.concat([signed, signatureOf(signed)]).toString('base64url');
}

/**
 * The cart of an attempt; null if it has no number, or if this process did not make the attempt:
 * numbers of carts are easily guessed, and their orders are private.
 */
export function cartOfAttempt(attemptId: string): number | null {
  const bytes = Buffer.from(attemptId, 'base64url');
  const [signed, signature] = [bytes.subarray(0, SIGNED_BYTES), bytes.subarray(SIGNED_BYTES)];
  if (signature.length !== SIGNATURE_BYTES) return null;
  if (!timingSafeEqual(signature, signatureOf(signed))) return null;
  return signed.readUIntBE(RANDOM_BYTES, CART_BYTES) || null;
}

function signatureOf(signed: Buffer): Buffer {
  return createHmac('sha256', SECRET).update(signed).digest().subarray(0, SIGNATURE_BYTES);
}
