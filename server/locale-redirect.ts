import type { IncomingHttpHeaders } from 'node:http';
import { detectLocale } from '../app/i18n/detect-locale.server';
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE } from '../app/i18n/locales';
import { readCookie } from './cookies';

export type Redirect = { location: string; cookie: string };

/**
 * On the very first visit of `/` a browser set to English goes to /en, once: the cookie keeps it
 * from happening again, so German stays reachable (EU geo-blocking rule). Every other address
 * shows the language it names.
 */
export async function firstVisitRedirect(
  method: string | undefined,
  url: string,
  headers: IncomingHttpHeaders,
): Promise<Redirect | undefined> {
  const [path, query] = url.split('?', 2);
  if (path !== '/' || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const accepted = headers['accept-language'];
  if (!accepted || readCookie(headers.cookie, LOCALE_COOKIE) !== undefined) return undefined;
  if (query && /(^|&)(_data|_routes|index)\b/.test(query)) return undefined;

  const asked = new Request('http://localhost/', { headers: { 'Accept-Language': accepted } });
  const locale = await detectLocale(asked);
  if (locale === DEFAULT_LOCALE) return undefined;
  return {
    location: `/${locale}${query ? `?${query}` : ''}`,
    cookie: `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax`,
  };
}
