import { readCookie } from './cookies';

/** Stores the visitor's referrer until the browser is closed (§7). */
export const REFERRER_COOKIE = 'referrer_id';

/** The referrer of a visit without another one: the shop itself. */
export const OWN_REFERRER = 1;

type RequestParts = { url: string; headers: Pick<Headers, 'get'> };

/** The number in the query of an address: `?ReferrerID=12`. */
export function referrerOfUrl(url: string): number | undefined {
  if (!/referrerid=/i.test(url)) return undefined;
  return readNumber(new URLSearchParams(url.split('?')[1]?.split('#')[0]).get('ReferrerID'));
}

/**
 * The referrer: the header of a client of the contract, otherwise this address, otherwise an
 * earlier one.
 */
export function referrerOf({ url, headers }: RequestParts): number {
  return (
    readNumber(headers.get('referrerID')) ??
    referrerOfUrl(url) ??
    readNumber(readCookie(headers.get('cookie'), REFERRER_COOKIE)) ??
    OWN_REFERRER
  );
}

function readNumber(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
