import type { Locale } from './locales';

const names = {
  de: new Intl.DisplayNames('de-DE', { type: 'region', fallback: 'code' }),
  en: new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' }),
} satisfies Record<Locale, Intl.DisplayNames>;

/** The name of a country by its two-letter ISO 3166 code; any other text unchanged. */
export function countryName(country: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(country) ? (names[locale].of(country) ?? country) : country;
}
