import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CommerceContext } from '../../core/commerce-context';

const RANDOM_BYTES = 12;
/** Four bytes for the cart, six for the milliseconds since 1970. */
const FACT_BYTES = 10;
const SIGNATURE_BYTES = 16;
const SIGNED_BYTES = RANDOM_BYTES + FACT_BYTES;

/** The cart of an attempt that is issued to a visitor without one. */
export const NO_CART = 0;

export type Attempt = { cartId: number; issuedAt: Date };

type Issuer = Pick<CommerceContext, 'secret' | 'now'> & {
  visitor: Pick<CommerceContext['visitor'], 'sessionId'>;
};

/**
 * A new secret for one attempt to order: random bits, then the cart and the time it was shown for,
 * signed for this visitor's session. So a late or second form finds its order, no other visitor can
 * use it, and the shop stores no row for each view (decision 005).
 */
export function newAttemptId(ctx: Issuer, cartId: number): string {
  const facts = Buffer.alloc(FACT_BYTES);
  facts.writeUInt32BE(cartId, 0);
  facts.writeUIntBE(ctx.now().getTime(), 4, 6);
  const signed = Buffer.concat([randomBytes(RANDOM_BYTES), facts]);
  return Buffer.concat([signed, signatureOf(ctx, signed)]).toString('base64url');
}

/** Cart and time of an attempt, or null when this shop did not issue it to this visitor. */
export function readAttemptId(ctx: Issuer, attemptId: string): Attempt | null {
  const bytes = Buffer.from(attemptId, 'base64url');
  if (bytes.length !== SIGNED_BYTES + SIGNATURE_BYTES) return null;
  const signed = bytes.subarray(0, SIGNED_BYTES);
  if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), signatureOf(ctx, signed))) return null;
  return {
    cartId: bytes.readUInt32BE(RANDOM_BYTES),
    issuedAt: new Date(bytes.readUIntBE(RANDOM_BYTES + 4, 6)),
  };
}

function signatureOf({ secret, visitor }: Issuer, signed: Buffer): Buffer {
  return createHmac('sha256', secret)
    .update(`order attempt of session ${visitor.sessionId}:`)
    .update(signed)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}
