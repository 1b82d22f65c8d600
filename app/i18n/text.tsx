import type { i18n } from 'i18next';
import { createContext, useContext, type ReactNode } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { localePath, type Locale, type LocalePrefix } from './locales';
import { translatorOf, type Translator } from './translator';

export type Text = Translator & {
  i18n: i18n;
  locale: Locale;
  prefix: LocalePrefix;
  /** A path of the route table under the prefix of this page: href('/cart') -> '/en/cart'. */
  href: (path: string) => string;
};

const PrefixContext = createContext<LocalePrefix>('');

type TextProviderProps = { i18n: i18n; prefix: LocalePrefix; children: ReactNode };

export function TextProvider({ i18n, prefix, children }: TextProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <PrefixContext.Provider value={prefix}>{children}</PrefixContext.Provider>
    </I18nextProvider>
  );
}

/**
 * Texts and links of the page's language. Lighter than `useTranslation`, which would watch for a
 * change of language in each of a hundred components: here another language is another page.
 */
export function useText(): Text {
  const context = useContext(I18nContext) as { i18n: i18n } | undefined;
  const prefix = useContext(PrefixContext);
  if (!context) throw new Error('useText needs a TextProvider above it');
  const { i18n } = context;
  const byPrefix = known.get(i18n) ?? new Map<LocalePrefix, Text>();
  known.set(i18n, byPrefix);
  const text = byPrefix.get(prefix) ?? textUnder(prefix, i18n);
  byPrefix.set(prefix, text);
  return text;
}

/** Called by each component, several hundred times a page. */
const known = new WeakMap<i18n, Map<LocalePrefix, Text>>();

function textUnder(prefix: LocalePrefix, i18n: i18n): Text {
  return {
    ...translatorOf(i18n),
    i18n,
    locale: i18n.language as Locale,
    prefix,
    href: (path) => localePath(prefix, path),
  };
}
