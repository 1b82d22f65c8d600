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

/** Texts by subject: all of them on the server, in a hydrated page those of its route. */
export type Texts = Partial<Dictionary>;

/**
 * i18next for one language, ready synchronously: the same on the server and in hydrated pages. A
 * subject is a namespace, and 'cart.title' names both.
 *
 * Values are never parsed as texts. `$t(…)` is off: it would show other texts, and searching it takes
 * seconds on a long value. React and the mails escape HTML.
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

/** The subjects that a hydrated page uses. */
export function pickTexts(i18n: i18n, subjects: readonly Namespace[]): Texts {
  const picked = subjects.map((subject) => [
    subject,
    i18n.getResourceBundle(i18n.language, subject) as unknown,
  ]);
  return Object.fromEntries(picked) as Texts;
}

/**
 * A character that is never typed: while i18next replaces placeholders, values must not contain
 * any.
 */
const BRACE = '\uE000';

function hideBraces(value: string): string {
  return value.replaceAll('{', BRACE);
}

export function showBraces(text: string): string {
  return text.replaceAll(BRACE, '{');
}
