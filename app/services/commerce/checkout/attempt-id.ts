import { randomBytes } from 'node:crypto';

const RANDOM_BYTES = 18;
/** Four bytes for the cart, six for the milliseconds since 1970. */
const FACT_BYTES = 10;

export type Attempt = { cartId: number; issuedAt: Date };

/**
 * A new secret of one attempt to order: 144 random bits, then the cart and the moment it was shown
 * for, so that a late or second form finds its way without the shop keeping a row for each view.
 */
export function newAttemptId(cartId: number, now: Date): string {
  const facts = Buffer.alloc(FACT_BYTES);
  facts.writeUInt32BE(cartId, 0);
  facts.writeUIntBE(now.getTime(), 4, 6);
  return Buffer.concat([randomBytes(RANDOM_BYTES), facts]).toString('base64url');
}

/** Cart and moment of an attempt, or null when the text is none of ours. They grant nothing. */
export function readAttemptId(attemptId: string): Attempt | null {
  const bytes = Buffer.from(attemptId, 'base64url');
  if (bytes.length !== RANDOM_BYTES + FACT_BYTES) return null;
  return {
    cartId: bytes.readUInt32BE(RANDOM_BYTES),
    issuedAt: new Date(bytes.readUIntBE(RANDOM_BYTES + 4, 6)),
  };
}
