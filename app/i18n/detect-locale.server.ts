import { RemixI18Next } from 'remix-i18next/server';
import { readCookie } from '~/lib/cookies';
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES, isLocale, type Locale } from './locales';

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...LOCALES],
    fallbackLanguage: DEFAULT_LOCALE,
    findLocale: async (request) => readLocaleCookie(request.headers.get('Cookie')) ?? null,
    order: ['custom', 'header'],
  },
});

/** The language chosen earlier, or undefined. */
export function readLocaleCookie(header: string | null): Locale | undefined {
  const chosen = readCookie(header, LOCALE_COOKIE);
  return isLocale(chosen) ? chosen : undefined;
}

/** The language a first visit asks for: chosen earlier, else Accept-Language, else German. */
export async function detectLocale(request: Request): Promise<Locale> {
  const locale = await detector.getLocale(request);
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
