import type { IncomingHttpHeaders } from 'node:http';
import { detectLocale } from '../app/i18n/detect-locale.server';
import { defaultLocale, isOffered, LOCALE_COOKIE, localeFromPath } from '../app/i18n/locales';
import { readCookie } from '../app/lib/cookies';

/**
 * A browser that prefers another language which the shop offers is led from `/`, which is in the first,
 * to that one's home page (`/en`, or `/de` where English comes first). Nothing is stored for that: the language
 * cookie is set when the shopper chooses a language (§ 25 TDDDG, L-52), and then nobody is led. Links within the
 * shop and every other address show the language they name, so each stays reachable (EU geo-blocking
 * rule, L-63).
 */
export async function firstVisitRedirect(
  method: string | undefined,
  url: string,
  headers: IncomingHttpHeaders,
): Promise<string | undefined> {
  const [path, ...rest] = url.split('?');
  const query = rest.join('?');
  if (path !== '/' || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const accepted = headers['accept-language'];
  if (!accepted || readCookie(headers.cookie, LOCALE_COOKIE) !== undefined) return undefined;
  if (isFromHere(headers)) return undefined;
  if (query && /(^|&)(_data|_routes|index)\b/.test(query)) return undefined;

  const asked = new Request('http://localhost/', { headers: { 'Accept-Language': accepted } });
  const locale = await detectLocale(asked);
  if (locale === defaultLocale()) return undefined;
  return `/${locale}${query ? `?${query}` : ''}`;
}

/** What the worker of the browser keeps for when there is no network, whatever the shop offers by then. */
const OFFLINE = '/offline';

/**
 * Addresses of a language that the shop does not offer lead to the same page in its first: old links and the
 * prefix go on working. It may be offered again, so nothing remembers that.
 */
export function unofferedRedirect(url: string): string | undefined {
  const [pathname, ...rest] = url.split('?');
  const { locale, prefix, path } = localeFromPath(pathname ?? '/');
  if (!prefix || isOffered(locale) || path === OFFLINE) return undefined;
  // Two slashes would lead to another host.
  return [path.replace(/^[/\\]+/, '/'), ...rest].join('?');
}

/** Did a page of this shop lead here? Older browsers say it by the Referer alone. */
function isFromHere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { referer, host } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
}
