import { safeRedirect } from 'remix-utils/safe-redirect';

const SHOP = 'http://shop.invalid';

/**
 * The page a form was posted from, if it names a path of this shop; otherwise the fallback. Never
 * another host: normalised like in a browser before `safeRedirect` checks it, which lets
 * '/\t/evil.example' pass and refuses every search for '1..2'.
 */
export function returnPath(value: FormDataEntryValue | null, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, SHOP)) {
    return fallback;
  }
  const { origin, pathname, search, hash } = new URL(value, SHOP);
  const path = origin === SHOP && safeRedirect(pathname, '');
  return path ? path + search + hash : fallback;
}
