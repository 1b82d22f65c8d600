import type { IncomingHttpHeaders } from 'node:http';
import { consentWord, rememberedViewport } from '../app/services/consent/consent.server';
import { localeFromPath } from '../app/i18n/locales';
import { readCookie, TOOLS_COOKIE } from '../app/lib/cookies';
import { leastWidthOf, VIEWPORT_COOKIE } from '../app/lib/viewport';
import type { PriceGroup } from '../app/lib/price-group';
import { findRoute, type SiteRoute } from '../app/lib/route-facts';
import { CONSENT_COOKIE } from '../app/services/consent/consent';

/** Words for the next page. */
const NOTICE = 'notice';
/** A visitor with one of these cookies has personal content on a page. */
const PERSONAL = ['shop_session', '__Host-shop_session', NOTICE];
const MAX_QUERY_LENGTH = 600;
/** From here on a picture may have another cut than on a phone (`screen-picture.tsx`). */
const WIDE = 768;

export type SharedPageKey = {
  key: string;
  path: string;
  /** Path and query to render, without parameters the page does not read. */
  url: string;
  /** The cookies that a page may depend on that others will see: consent and the viewport it allows. */
  cookie: string;
  /** How the page shows prices: by the session, never by anything that a visitor sends. */
  priceGroup: PriceGroup;
};

/**
 * The name under which visitors share this page, or undefined when they must not: path (it carries
 * the locale), the query parameters the route reads in a fixed order, and what the visitor's
 * consent allows. Nothing else a visitor sends makes a page of its own. A customer with net prices has
 * pages of their own kind.
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
  // Editors of the pages see tools there.
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
  // Windows that are served as phones are share the page of phones.
  const isWide = leastWidthOf(viewport) >= WIDE;
  return {
    // No address holds a blank, and no cookie is called so.
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

/** May this visitor see something of their own on a page that others see too? */
export function isKnownVisitor({ cookie }: IncomingHttpHeaders): boolean {
  return PERSONAL.some((name) => readCookie(cookie, name) !== undefined);
}

/** Does this visitor bring words for the page, and perhaps what was just put into the cart? */
export function hasNotice({ cookie }: IncomingHttpHeaders): boolean {
  return Boolean(readCookie(cookie, NOTICE));
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
