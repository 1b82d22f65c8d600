import type { IncomingHttpHeaders } from 'node:http';
import { detectLocale, readLocaleCookie } from '../app/i18n/detect-locale.server';
import {
  defaultLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE,
  localeFromPath,
  isOffered,
  localePath,
  type Locale,
} from '../app/i18n/locales';
import { setCookie } from '../app/lib/cookies';
import { shownPath } from '../app/lib/edit-mode';
import { findRoute, type SiteRoute } from '../app/lib/route-facts';

/** Another address of the same page, and the language cookie to set with it. */
export type LocaleRedirect = { location: string; cookie?: string };

/** Search engines and link previews read each address in the language it names. */
const ROBOT = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|embedly|google-|mediapartners/i;

/**
 * A browser without a language cookie that prefers another language of the shop is redirected once
 * from an address without prefix to the same page in that language, and gets a cookie. Later visits
 * of `/` follow the cookie. Every other address shows the language it names, so each stays
 * reachable (EU geo-blocking rule, L-63), and so do links within the shop: a browser that stores no
 * cookies must be able to switch.
 */
export async function localeRedirect(
  request: { method?: string; url?: string; headers: IncomingHttpHeaders },
  routes: readonly SiteRoute[],
): Promise<LocaleRedirect | undefined> {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [pathname = '/', ...rest] = url.split('?');
  const query = rest.join('?');
  if (query && /(^|&)(_data|_routes|index)\b/.test(query)) return undefined;
  const { prefix, path } = localeFromPath(pathname);
  if (prefix || !findRoute(routes, path)?.isPage) return undefined;

  const address = (locale: Locale) =>
    localePath(`/${locale}`, shownPath(path, query)) + (query && `?${query}`);
  const chosen = readLocaleCookie(headers.cookie ?? null);
  if (chosen) {
    return path === '/' && chosen !== defaultLocale() ? { location: address(chosen) } : undefined;
  }
  const accepted = headers['accept-language'];
  if (!accepted || isFromHere(headers) || ROBOT.test(headers['user-agent'] ?? '')) return undefined;
  const asked = new Request('http://localhost/', { headers: { 'Accept-Language': accepted } });
  const locale = await detectLocale(asked);
  if (locale === defaultLocale()) return undefined;
  const cookie = setCookie(LOCALE_COOKIE, locale, { maxAge: LOCALE_COOKIE_MAX_AGE });
  return { location: address(locale), cookie };
}

/** Cached by the service worker for use without a network, whatever languages are offered. */
const OFFLINE = '/offline';

/**
 * Redirects an address of a language that the shop does not offer to the same page in its first
 * language, so that old links and the prefix keep working. The language may be offered again, so
 * the redirect is not permanent.
 */
export function unofferedRedirect(url: string): LocaleRedirect | undefined {
  const [pathname, ...rest] = url.split('?');
  const { locale, prefix, path } = localeFromPath(pathname ?? '/');
  if (!prefix || isOffered(locale) || path === OFFLINE) return undefined;
  // An address that begins with two slashes would lead to another host.
  const bare = shownPath(path, rest.join('?')).replace(/^[/\\]+/, '/');
  return { location: [bare, ...rest].join('?') };
}

/** Did a page of this shop lead here? Older browsers send only the Referer. */
function isFromHere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { referer, host } = headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
}
