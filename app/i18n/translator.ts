import type { Dictionary, TextKey } from './dictionaries/types';
import type { Locale } from './locales';

export type TextValues = Record<string, string | number>;

/** Texts by dotted key: { 'cart.title': 'Warenkorb' }. */
export type FlatTexts = Readonly<Record<string, string>>;

export type Translator = {
  /** The text of a key, `{name}` filled in; with `count` the plural form of the language. */
  t: (key: TextKey, values?: TextValues) => string;
  /** The same for keys known only at run time (error keys from the shop); undefined if there is none. */
  find: (key: string, values?: TextValues) => string | undefined;
};

type TextTree = { readonly [key: string]: string | TextTree };

export function flattenTexts(tree: TextTree, path = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat[path + key] = value;
    else Object.assign(flat, flattenTexts(value, `${path}${key}.`));
  }
  return flat;
}

/** The part of a dictionary a hydrated page needs. */
export function pickTexts(texts: FlatTexts, namespaces: readonly string[]): FlatTexts {
  const picked = Object.entries(texts).filter(([key]) =>
    namespaces.includes(key.slice(0, key.indexOf('.'))),
  );
  return Object.fromEntries(picked);
}

export function createTranslator(locale: Locale, texts: FlatTexts): Translator {
  const plurals = new Intl.PluralRules(locale);

  function find(key: string, values?: TextValues): string | undefined {
    const count = values?.count;
    const plural =
      typeof count === 'number' ? own(texts, `${key}_${plurals.select(count)}`) : undefined;
    const text = plural ?? own(texts, key) ?? (values ? own(texts, `${key}_other`) : undefined);
    return text === undefined || !values ? text : fill(text, values);
  }

  return { find, t: (key, values) => find(key, values) ?? key };
}

function fill(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Keys may come from a cookie: `constructor` is no text. */
function own(texts: FlatTexts, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

export type { Dictionary, TextKey };
