import { RemixI18Next } from 'remix-i18next/server';
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
  const match = header?.match(new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=(\\w+)`));
  return isLocale(match?.[1]) ? match[1] : undefined;
}

/** The language a first visit asks for: chosen earlier, else Accept-Language, else German. */
export async function detectLocale(request: Request): Promise<Locale> {
  const locale = await detector.getLocale(request);
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
