import type { WireRequest } from '../wire-request';
import { plainText, type WireAnswer } from './envelope';

/** Marks a call that a browser sends once more, with its present cookie. */
const AGAIN = 'again';

export function isOfBrowser({ headers }: Pick<WireRequest, 'headers'>): boolean {
  return headers.get('sec-fetch-site') !== null;
}

export function isSentAgain({ url }: Pick<WireRequest, 'url'>, publicOrigin: string): boolean {
  return new URL(url, publicOrigin).searchParams.has(AGAIN);
}

/**
 * The answer to a call that was under way while a log-in renewed the session: the browser has the
 * new cookie by now, and sends the call once more. An answer for a visitor without session would
 * show a guest an empty cart.
 */
export function sendAgain({ url }: Pick<WireRequest, 'url'>, publicOrigin: string): WireAnswer {
  const { pathname, searchParams } = new URL(url, publicOrigin);
  searchParams.set(AGAIN, '1');
  return plainText(307, 'The session was renewed meanwhile.\n', {
    // Of whatever origin the page has: a proxy may stand before the shop.
    Location: `${pathname}?${searchParams.toString()}`,
  });
}
