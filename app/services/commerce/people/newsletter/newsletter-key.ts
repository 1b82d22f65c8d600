import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Key of the links in a newsletter mail: 256 bits derived from the subscription and the time of the
 * request, so that a new request invalidates older links. Nothing of it is stored.
 */
export function newsletterKey(secret: Buffer, subscriberId: number, requestedAt: Date): string {
  return createHmac('sha256', secret)
    .update(`newsletter:${subscriberId}:${requestedAt.toISOString()}`)
    .digest('base64url');
}

/** Compares in constant time. */
export function isNewsletterKey(
  given: string,
  secret: Buffer,
  subscriberId: number,
  requestedAt: Date,
): boolean {
  const expected = Buffer.from(newsletterKey(secret, subscriberId, requestedAt));
  const candidate = Buffer.from(given);
  return candidate.length === expected.length && timingSafeEqual(candidate, expected);
}
