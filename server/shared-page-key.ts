import type { IncomingHttpHeaders } from 'node:http';
import { consentWord, rememberedViewport } from '../app/services/consent/consent.server';
import { localeFromPath } from '../app/i18n/locales';
import { readCookie, TOOLS_COOKIE } from '../app/lib/cookies';
import { leastWidthOf, VIEWPORT_COOKIE } from '../app/lib/viewport';
import type { PriceGroup } from '../app/lib/price-group';
import { findRoute, type SiteRoute } from '../app/lib/route-facts';
import { CONSENT_COOKIE } from '../app/services/consent/consent';

/** The cookie with a message for the next page. */
const NOTICE = 'notice';
/** With one of these cookies a page has personal content for the visitor. */
const PERSONAL = ['shop_session', '__Host-shop_session', NOTICE];
const MAX_QUERY_LENGTH = 600;
/** From this width on a picture may be cropped differently (`screen-picture.tsx`). */
const WIDE = 768;

export type SharedPageKey = {
  key: string;
  path: string;
  /** Path and query to render, without parameters that the page ignores. */
  url: string;
  /** The cookies that a shared page may depend on: consent and the viewport it allows. */
  cookie: string;
  /** How the page shows prices: read from the session, never from other input of a visitor. */
  priceGroup: PriceGroup;
};

/**
 * Returns the name under which visitors share this page, or undefined if they must not: path (it
 * contains the locale), the query parameters of the route in a fixed order, and what the visitor's
 * consent allows. No other input of a visitor leads to a separate page. Customers with net prices
 * share pages of their own.
 */
export function sharedPageKey(
  method: string,
  url: string,
  headers: IncomingHttpHeaders,
  routes: readonly SiteRoute[],
  priceGroup: PriceGroup = 'gross',
): SharedPageKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.authorization) return undefined;
  // Pages show tools to editors.
  if (readCookie(headers.cookie, TOOLS_COOKIE) !== undefined) return undefined;

  const [path, search = ''] = splitOnce(url, '?');
  if (path.endsWith('.data')) return undefined;
  const asked = new URLSearchParams(search);
  // Remix answers data requests and single routes under the page's own path.
  if (asked.has('_data') || asked.has('_routes')) return undefined;
  const route = findRoute(routes, localeFromPath(path).path);
  if (!route || route.audience) return undefined;

  const read = (route.query ?? []).flatMap((name) =>
    asked.getAll(name).map((value): [string, string] => [name, value]),
  );
  const query = new URLSearchParams(read).toString();
  if (query.length > MAX_QUERY_LENGTH) return undefined;
  const consent = readCookie(headers.cookie, CONSENT_COOKIE);
  const allowed = consentWord(consent);
  const viewport = rememberedViewport(headers.cookie);
  // A viewport served as a phone shares the page of phones.
  const isWide = leastWidthOf(viewport) >= WIDE;
  return {
    // A path contains no blank, and no cookie has such a name.
    key: `${path}?${query} ${allowed}${isWide ? ` ${viewport}` : ''}${priceGroup === 'net' ? ' net' : ''}`,
    path,
    url: query ? `${path}?${query}` : path,
    cookie: [
      ...(allowed ? [`${CONSENT_COOKIE}=${consent}`] : []),
      ...(isWide ? [`${VIEWPORT_COOKIE}=${viewport}`] : []),
    ].join('; '),
    priceGroup,
  };
}

/** May a shared page contain personal content for this visitor? */
export function isKnownVisitor({ cookie }: IncomingHttpHeaders): boolean {
  return PERSONAL.some((name) => readCookie(cookie, name) !== undefined);
}

/** Does this visitor bring a message for the page, perhaps with what was just put into the cart? */
export function hasNotice({ cookie }: IncomingHttpHeaders): boolean {
  return Boolean(readCookie(cookie, NOTICE));
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
