import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Key of the link that ends the mails which ask for reviews: 256 bits derived from the order of the
 * mail. It has no other use, so it never expires (006).
 */
export function reviewMailKey(secret: Buffer, orderId: number): string {
  return createHmac('sha256', secret).update(`review-mails:${orderId}`).digest('base64url');
}

/** Compares in constant time. */
export function isReviewMailKey(given: string, secret: Buffer, orderId: number): boolean {
  const expected = Buffer.from(reviewMailKey(secret, orderId));
  const candidate = Buffer.from(given);
  return candidate.length === expected.length && timingSafeEqual(candidate, expected);
}
