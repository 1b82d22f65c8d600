import { RemixI18Next } from 'remix-i18next/server';
import { getClientLocales } from 'remix-utils/locales/server';
import { readCookie } from '~/lib/cookies';
import { defaultLocale, isOffered, LOCALE_COOKIE, offeredLocales, type Locale } from './locales';

const detector = () =>
  new RemixI18Next({
    detection: {
      supportedLanguages: [...offeredLocales()],
      fallbackLanguage: defaultLocale(),
      findLocale: async ({ headers }) =>
        readLocaleCookie(headers.get('Cookie')) ?? readLanguages(headers),
      order: ['custom'],
    },
  });

/** The language chosen earlier, or undefined. */
export function readLocaleCookie(header: string | null): Locale | undefined {
  const chosen = readCookie(header, LOCALE_COOKIE);
  return isOffered(chosen) ? chosen : undefined;
}

/**
 * All languages of a browser, the preferred ones first, without their countries. The detector
 * itself stops at the first one of the header, offered or not.
 */
function readLanguages(headers: Headers): string[] | null {
  const accepted = withoutRefused(headers.get('Accept-Language') ?? '');
  const locales = [getClientLocales(new Headers({ 'Accept-Language': accepted })) ?? []].flat();
  return locales.length > 0 ? locales.map((locale) => locale.split('-', 1)[0]!) : null;
}

/** A weight of 0 means that a language is not acceptable (RFC 9110, 12.4.2). */
function withoutRefused(acceptLanguage: string): string {
  const isRefused = (language: string) => /;\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(language);
  return acceptLanguage
    .split(',')
    .filter((language) => !isRefused(language))
    .join();
}

/**
 * The language of a first visit: chosen earlier, otherwise from Accept-Language, otherwise the
 * shop's first.
 */
export async function detectLocale(request: Request): Promise<Locale> {
  const locale = await detector().getLocale(request);
  return isOffered(locale) ? locale : defaultLocale();
}
