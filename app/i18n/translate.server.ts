import * as de from './dictionaries/de/index';
import * as en from './dictionaries/en/index';
import type { Locale } from './locales';
import { tie } from './tie';
import {
  createTranslator,
  flattenTexts,
  type FlatTexts,
  type TextKey,
  type TextValues,
  type Translator,
} from './translator';

const texts: Record<Locale, FlatTexts> = { de: tied(de), en: tied(en) };

const translators: Record<Locale, Translator> = {
  de: createTranslator('de', texts.de),
  en: createTranslator('en', texts.en),
};

/** The texts of a dictionary with hard spaces where a line must not break. */
function tied(dictionary: typeof de | typeof en): FlatTexts {
  const texts = Object.entries(flattenTexts(dictionary));
  return Object.fromEntries(texts.map(([key, text]) => [key, tie(text)]));
}

/** All texts of a language by dotted key. */
export function textsFor(locale: Locale): FlatTexts {
  return texts[locale];
}

export function translatorFor(locale: Locale): Translator {
  return translators[locale];
}

/** A text outside React: mails, notices, documents, page titles in loaders. */
export function translate(locale: Locale, key: TextKey, values?: TextValues): string {
  return translators[locale].t(key, values);
}
