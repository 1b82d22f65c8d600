import { createInstance, type i18n } from 'i18next';
import type { Dictionary, Namespace } from './dictionaries/types';
import type { Locale } from './locales';

declare module 'i18next' {
  // Module augmentation needs an interface.
  interface CustomTypeOptions {
    resources: Dictionary;
    defaultNS: 'common';
    nsSeparator: '.';
  }
}

/** Texts by subject: all of them on the server, those its route names in a hydrated page. */
export type Texts = Partial<Dictionary>;

/**
 * i18next for one language, ready at once: the same on the server and in hydrated pages. A subject
 * is a namespace, and 'cart.title' names both.
 *
 * Values are never read as text. `$t(…)` is off: it would show other texts, and the look for it
 * takes seconds on a long value. Escaping for HTML is left to React and to the mails.
 */
export function createI18n(locale: Locale, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    initImmediate: false,
    resources: { [locale]: texts },
    ns: Object.keys(texts),
    defaultNS: 'common',
    nsSeparator: '.',
    interpolation: {
      prefix: '{',
      suffix: '}',
      escape: hideBraces,
      nestingPrefix: '',
      nestingPrefixEscaped: '(?!)',
    },
  });
  return instance;
}

/** The subjects a hydrated page names. */
export function pickTexts(i18n: i18n, subjects: readonly Namespace[]): Texts {
  const picked = subjects.map((subject) => [
    subject,
    i18n.getResourceBundle(i18n.language, subject) as unknown,
  ]);
  return Object.fromEntries(picked) as Texts;
}

/** A sign nobody types: while i18next looks for placeholders, values must not hold any. */
const BRACE = '\uE000';

function hideBraces(value: string): string {
  return value.replaceAll('{', BRACE);
}

export function showBraces(text: string): string {
  return text.replaceAll(BRACE, '{');
}
