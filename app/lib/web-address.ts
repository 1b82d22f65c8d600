/** Of this shop or of the web; what browsers read as another host's (`//`, `/\`) or as script is none. */
export const ADDRESSES = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;
/** The lookbehind lets only the first sign of a run begin a match: a run of thousands is looked at once. */
const AROUND = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;

/**
 * An address as it is typed and printed, `www.example.com` or `info@example.com`, as a link needs it; any other
 * as it is.
 */
export function withScheme(address: string): string {
  const bare = address.replace(AROUND, '');
  if (/^www\.[^\s./]/i.test(bare)) return `https://${bare}`;
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#.]+$/.test(bare)) return `mailto:${bare}`;
  return address;
}

/** Whether a link to this address would stay a link when its text is cleaned. */
export function isLinkTarget(address: string): boolean {
  return ADDRESSES.test(withScheme(address).replace(AROUND, ''));
}
