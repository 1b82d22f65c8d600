import { money } from '../../app/i18n/format';
import type { Locale } from '../../app/i18n/locales';
import { flattenTexts, type TextTree } from '../../app/i18n/text-tree';
import { i18nFor, translate } from '../../app/i18n/translate.server';
import type { TextKey, TextValues } from '../../app/i18n/translator';

/** Returns the shop's own text, with single spaces, for tests that are not about texts. */
export function words(lang: Locale, key: TextKey, values?: TextValues): string {
  return fold(translate(lang, key, values));
}

/** Returns every text of a language by its key, with its placeholders. */
export function allTexts(lang: Locale): Record<string, string> {
  return flattenTexts(i18nFor(lang).getDataByLanguage(lang) as TextTree);
}

/**
 * The languages, each with the prefix that the shop uses. That `/de` serves the same as no prefix
 * is tested once for all pages, in tests/http/german-prefix.test.ts.
 */
export const LANGUAGES = [
  { prefix: '', lang: 'de' },
  { prefix: '/en', lang: 'en' },
] as const satisfies { prefix: string; lang: Locale }[];

/**
 * The language in which a file tests cases that differ only in texts: German in some files and
 * English in others, so that half of them test each. `bin/test all` tests both everywhere.
 */
export function triedIn(lang: Locale): readonly (typeof LANGUAGES)[number][] {
  return process.env.TEST_ALL ? LANGUAGES : LANGUAGES.filter((each) => each.lang === lang);
}

/** The same for cases that contain their texts, one for each language. */
export function oneTried<const Case>(cases: readonly Case[], at: number): readonly Case[] {
  return process.env.TEST_ALL ? cases : cases.slice(at, at + 1);
}

/** Normalises white space: every run, hard spaces included, becomes one space. */
export function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Cents as pages and mails show them, with single spaces. */
export function amount(cents: number, lang: Locale): string {
  return fold(money(cents, lang));
}
