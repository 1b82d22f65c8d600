import type { i18n, ParseKeys, TOptions } from 'i18next';
import { showBraces } from './create-i18n';
import type { Namespace } from './dictionaries/types';
import { flattenTexts, type TextTree } from './text-tree';

/** Every key that `t` accepts, such as 'cart.title'. */
export type TextKey = { [Subject in Namespace]: `${Subject}.${ParseKeys<Subject>}` }[Namespace];

export type TextValues = Record<string, string | number>;

export type Translator = {
  /** The text of a key with `{name}` replaced; with `count` the plural form of the language. */
  t: (key: TextKey, values?: TextValues) => string;
  /**
   * The same for keys known only at run time (error keys from the shop); undefined if there is
   * none.
   */
  find: (key: string, values?: TextValues) => string | undefined;
};

const translators = new WeakMap<i18n, Translator>();

/** The translator of an instance, made once. */
export function translatorOf(i18n: i18n): Translator {
  const translator = translators.get(i18n) ?? createTranslator(i18n);
  translators.set(i18n, translator);
  return translator;
}

/**
 * i18next as the shop uses it. Keys and values may come from a cookie: an unknown key never reaches
 * i18next, and values are passed only as values. A key is looked up once, which is most of the
 * work; unless a number selects the form, later calls only replace its values.
 */
function createTranslator(i18n: i18n): Translator {
  const translate = i18n.t as (key: string, options?: TOptions) => string;
  const { interpolator } = i18n.services;
  const texts = i18n.getDataByLanguage(i18n.language) as TextTree;
  const keys = new Set(Object.keys(flattenTexts(texts)));
  const known = new Map<string, string>();

  function textOf(key: string): string {
    const text = known.get(key) ?? translate(key);
    known.set(key, text);
    return text;
  }

  function find(key: string, values?: TextValues): string | undefined {
    const many = `${key}_other`;
    const isCounted = keys.has(many);
    if (!isCounted && !keys.has(key)) return undefined;
    const count = values?.count;
    if (isCounted && typeof count === 'number') {
      return showBraces(translate(key, { replace: values, count }));
    }
    const text = textOf(isCounted ? many : key);
    return values ? showBraces(interpolator.interpolate(text, values, i18n.language, {})) : text;
  }

  return { find, t: (key, values) => find(key, values) ?? key };
}
