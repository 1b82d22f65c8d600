/**
 * Wraps the cookies of the upstream shop in one cookie of the front: under their own names they could
 * collide with cookies of other programs on the host of the front.
 */

/** The maximum length of one cookie in browsers, less its name and attributes. */
const MAX_LENGTH = 3_600;

/** Unwraps the cookie pairs for a Cookie header; '' for a value that `wrapCookies` did not make. */
export function unwrapCookies(wrapped: string | undefined): string {
  if (!wrapped || !/^[\w-]+$/.test(wrapped)) return '';
  const pairs = Buffer.from(wrapped, 'base64url').toString('latin1');
  return /^[\x21-\x7e][\x21-\x3c\x3e-\x7e]*=[^\r\n\0]*$/.test(pairs) ? pairs : '';
}

/** Wraps as many pairs as fit into one cookie, the first ones first. */
export function wrapCookies(pairs: string): string {
  let kept = pairs;
  while (encodePairs(kept).length > MAX_LENGTH)
    kept = kept.slice(0, Math.max(0, kept.lastIndexOf('; ')));
  return encodePairs(kept);
}

const encodePairs = (pairs: string) => Buffer.from(pairs, 'latin1').toString('base64url');
