import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { localePath, type Locale, type LocalePrefix } from './locales';
import { createTranslator, type FlatTexts, type Translator } from './translator';

export type Text = Translator & {
  texts: FlatTexts;
  locale: Locale;
  prefix: LocalePrefix;
  /** A path of the route table under the prefix of this page: href('/cart') -> '/en/cart'. */
  href: (path: string) => string;
};

const TextContext = createContext<Text | null>(null);

type TextProviderProps = {
  locale: Locale;
  prefix: LocalePrefix;
  texts: FlatTexts;
  children: ReactNode;
};

export function TextProvider({ locale, prefix, texts, children }: TextProviderProps) {
  const text = useMemo<Text>(
    () => ({
      ...createTranslator(locale, texts),
      texts,
      locale,
      prefix,
      href: (path) => localePath(prefix, path),
    }),
    [locale, prefix, texts],
  );
  return <TextContext.Provider value={text}>{children}</TextContext.Provider>;
}

/** Texts and links of the page's language. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error('useText needs a TextProvider above it');
  return text;
}
