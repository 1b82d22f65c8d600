import type { i18n } from 'i18next';
import { createI18n } from './create-i18n';
import * as de from './dictionaries/de/index';
import * as en from './dictionaries/en/index';
import type { Dictionary } from './dictionaries/types';
import type { Locale } from './locales';
import { mapTexts } from './text-tree';
import { insertNonBreakingSpaces } from './non-breaking-spaces';
import { translatorOf, type TextKey, type TextValues, type Translator } from './translator';

/** Every text of the shop, with non-breaking spaces where a line must not break. */
const texts: Record<Locale, Dictionary> = {
  de: mapTexts(de, insertNonBreakingSpaces),
  en: mapTexts(en, insertNonBreakingSpaces),
};

/** Made once: i18next takes a millisecond and more to initialise. */
const instances: Record<Locale, i18n> = {
  de: createI18n('de', texts.de),
  en: createI18n('en', texts.en),
};

/** The instance for the pages and mails of a language. */
export function i18nFor(locale: Locale): i18n {
  return instances[locale];
}

export function translatorFor(locale: Locale): Translator {
  return translatorOf(instances[locale]);
}

/** A text outside React: mails, notices, documents, page titles in loaders. */
export function translate(locale: Locale, key: TextKey, values?: TextValues): string {
  return translatorFor(locale).t(key, values);
}
