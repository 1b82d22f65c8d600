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
  const locales = [getClientLocales(headers) ?? []].flat();
  return locales.length > 0 ? locales.map((locale) => locale.split('-', 1)[0]!) : null;
}

/**
 * The language of a first visit: chosen earlier, otherwise from Accept-Language, otherwise the
 * shop's first.
 */
export async function detectLocale(request: Request): Promise<Locale> {
  const locale = await detector().getLocale(request);
  return isOffered(locale) ? locale : defaultLocale();
}
