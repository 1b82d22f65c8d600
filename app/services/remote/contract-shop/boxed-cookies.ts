/**
 * The cookies of another server in one of ours: they have names that say nothing here, and would meet those
 * of other programs on the host of the front.
 */

/** What browsers keep of one cookie, less its name and what is said of it. */
const MOST = 3_600;

/** The cookie pairs of the upstream shop, as a Cookie header has them; '' for what was never put in here. */
export function openBox(box: string | undefined): string {
  if (!box || !/^[\w-]+$/.test(box)) return '';
  const pairs = Buffer.from(box, 'base64url').toString('latin1');
  return /^[\x21-\x7e]+=[^\r\n\0]*$/.test(pairs) ? pairs : '';
}

/** Takes as many pairs as there is room for, the first ones first. */
export function closeBox(pairs: string): string {
  let kept = pairs;
  while (boxOf(kept).length > MOST) kept = kept.slice(0, Math.max(0, kept.lastIndexOf('; ')));
  return boxOf(kept);
}

const boxOf = (pairs: string) => Buffer.from(pairs, 'latin1').toString('base64url');
