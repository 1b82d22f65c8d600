import { createHash, timingSafeEqual } from 'node:crypto';

/** Does a front bring what only it and this shop know? Where no key is set, nobody does. */
export function isKeyOfFront(given: string | null, key: string | null): boolean {
  if (given === null || key === null) return false;
  return timingSafeEqual(digest(given), digest(key));
}

/** Of one length whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
