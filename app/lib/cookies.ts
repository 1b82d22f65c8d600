import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * Shows the tools of the editor on the shop's pages, and grants none of them (§6). Its value equals
 * `x-pwa-edit-hash`: it proves the operator's session to callers of `getPreviewValid` (§7).
 */
export const TOOLS_COOKIE = 'pwa';

/** The value of one cookie as sent, undecoded; undefined when absent. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  // Most lookups find nothing, several times a request.
  if (!header?.includes(name)) return undefined;
  return parseCookie(header, { decode: (value) => value })[name];
}

/** Without `maxAge` the cookie ends with the browser. */
type Options = { maxAge?: number; httpOnly?: boolean; secure?: boolean };

/** A Set-Cookie value for the whole shop; a `maxAge` of 0 removes the cookie. */
export function setCookie(name: string, value: string, options: Options): string {
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', ...options });
}
