import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Does a front end send the key that only it and this shop know? Without a configured key, none
 * does.
 */
export function isKeyOfFront(given: string | null, key: string | null): boolean {
  if (given === null || key === null) return false;
  return timingSafeEqual(digest(given), digest(key));
}

/** Of a fixed length. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
