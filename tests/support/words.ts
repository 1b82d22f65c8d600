import { money } from '../../app/i18n/format';
import type { Locale } from '../../app/i18n/locales';
import { flattenTexts, type TextTree } from '../../app/i18n/text-tree';
import { i18nFor, translate } from '../../app/i18n/translate.server';
import type { TextKey, TextValues } from '../../app/i18n/translator';

/** The shop's own words, white space folded, for tests that are not about the words. */
export function words(lang: Locale, key: TextKey, values?: TextValues): string {
  return fold(translate(lang, key, values));
}

/** Every text of a language by its key, placeholders unfilled. */
export function allTexts(lang: Locale): Record<string, string> {
  return flattenTexts(i18nFor(lang).getDataByLanguage(lang) as TextTree);
}

/**
 * The languages, each under the address that the shop itself gives. That `/de` serves the same as no
 * prefix is proved once for all pages, in tests/http/german-prefix.test.ts.
 */
export const LANGUAGES = [
  { prefix: '', lang: 'de' },
  { prefix: '/en', lang: 'en' },
] as const satisfies { prefix: string; lang: Locale }[];

/**
 * The language in which a file tries what differs in words alone: German in some files and English in
 * others, so that each is tried by half of them. `bin/test all` tries both everywhere.
 */
export function triedIn(lang: Locale): readonly (typeof LANGUAGES)[number][] {
  return process.env.TEST_ALL ? LANGUAGES : LANGUAGES.filter((each) => each.lang === lang);
}

/** The same of cases that carry their words with them, one for each language. */
export function oneTried<const Case>(cases: readonly Case[], at: number): readonly Case[] {
  return process.env.TEST_ALL ? cases : cases.slice(at, at + 1);
}

/** Text as a person reads it: every run of white space, hard spaces included, is one space. */
export function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Cents as pages and mails show them, white space folded. */
export function amount(cents: number, lang: Locale): string {
  return fold(money(cents, lang));
}
