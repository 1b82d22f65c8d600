/**
 * An address of this shop or of the web; not one that browsers read as another host's (`//`, `/\`)
 * or as script.
 */
export const ADDRESSES = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;
/**
 * The lookbehind lets only the first character of a run begin a match: a run of thousands is
 * scanned once.
 */
const AROUND = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

/**
 * A typed or printed address such as `www.example.com` or `info@example.com` with the scheme for a
 * link; any other unchanged.
 */
export function withScheme(address: string): string {
  const bare = address.replace(AROUND, '');
  if (/^www\.[^\s./]/i.test(bare)) return `https://${bare}`;
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#.]+$/.test(bare)) return `mailto:${bare}`;
  return address;
}

/** Whether a link to this address survives cleaning. */
export function isLinkTarget(address: string): boolean {
  return ADDRESSES.test(withScheme(address).replace(AROUND, ''));
}

/** The address for a link as `withScheme` completes it; null where it could lead nowhere or be script. */
export function linkTarget(address: string): string | null {
  return isLinkTarget(address) ? withScheme(address).replace(AROUND, '') : null;
}
