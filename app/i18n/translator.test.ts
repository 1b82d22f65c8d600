import { describe, expect, test } from 'vitest';
import { createI18n, pickTexts, type Texts } from './create-i18n';
import * as de from './dictionaries/de/index';
import * as en from './dictionaries/en/index';
import type { Dictionary } from './dictionaries/types';
import { errorText } from './error-text';
import { ERROR_CODES } from './error-numbers';
import type { Locale } from './locales';
import { flattenTexts, type TextTree } from './text-tree';
import { i18nFor, translate, translatorFor } from './translate.server';
import { translatorOf, type TextValues } from './translator';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('dictionaries', () => {
  const german: Record<string, string> = flattenTexts(de);
  const english: Record<string, string> = flattenTexts(en);

  test('have the same keys', () => {
    expect(Object.keys(english).toSorted()).toEqual(Object.keys(german).toSorted());
    expect(Object.keys(german).length).toBeGreaterThan(200);
  });

  test.each(Object.keys(german))('%s has the same placeholders and is not empty', (key) => {
    expect(english[key]).toMatch(/\S/);
    expect(german[key]).toMatch(/\S/);
    expect(placeholders(english[key] ?? '')).toEqual(placeholders(german[key] ?? ''));
  });

  test.each([
    'cart.addToBasket.maxItemQuantityReached',
    'cart.addToBasket.maxVariationQuantityReached',
    'cart.addToBasket.notEnoughStockForVariation',
    'cart.reachedMaximumQuantity',
  ] as const)('%s reads well in English with one piece', (key) => {
    const text = translate('en', `storefrontError.${key}`, { stock: 1, maximum: 1, available: 1 });
    expect(text).toMatch(/\b1\b/);
    expect(text).not.toMatch(/\b1\s(pieces|are)\b/);
  });

  test('plural texts are in pairs', () => {
    const singles = Object.keys(german).filter((key) => key.endsWith('_one'));
    for (const key of singles) expect(german).toHaveProperty([key.replace(/_one$/, '_other')]);
  });

  test('have no exclamation mark', () => {
    for (const text of [...Object.values(german), ...Object.values(english)]) {
      expect(text).not.toContain('!');
    }
  });
});

/** An instance with test texts. */
function translatorWith(locale: Locale, texts: TextTree) {
  const { t, find } = translatorOf(createI18n(locale, texts));
  return { find, t: t as (key: string, values?: TextValues) => string };
}

describe('translator', () => {
  const { t, find } = translatorWith('de', {
    cart: { items_one: '{count} Artikel liegt', items_other: '{count} Artikel liegen' },
    greeting: {
      hello: 'Guten Tag, {name}',
      both: '{name} und {other}',
      deep: { er: 'tief' },
    },
  });

  test('fills placeholders and leaves unknown ones', () => {
    expect(t('greeting.hello', { name: 'Ida' })).toBe('Guten Tag, Ida');
    expect(t('greeting.hello', { other: 1 })).toBe('Guten Tag, {name}');
    expect(t('greeting.hello')).toBe('Guten Tag, {name}');
    expect(t('greeting.hello', { name: 0 })).toBe('Guten Tag, 0');
    expect(t('greeting.hello', { name: '' })).toBe('Guten Tag, ');
  });

  test.each([
    [0, '0 Artikel liegen'],
    [1, '1 Artikel liegt'],
    [2, '2 Artikel liegen'],
    [1.5, '1.5 Artikel liegen'],
  ])('chooses the plural form for %d', (count, text) => {
    expect(t('cart.items', { count })).toBe(text);
  });

  test('a count that is no number has the plural form', () => {
    expect(t('cart.items', { count: 'viele' })).toBe('viele Artikel liegen');
    expect(find('cart.items')).toBe('{count} Artikel liegen');
  });

  test('finds nested keys and returns undefined for none', () => {
    expect(find('greeting.deep.er')).toBe('tief');
    expect(find('greeting.none')).toBeUndefined();
    expect(find('greeting.deep')).toBeUndefined();
    expect(find('greeting')).toBeUndefined();
    expect(t('greeting.none')).toBe('greeting.none');
  });

  test('a text looked up twice is the same', () => {
    expect(t('greeting.deep.er')).toBe(t('greeting.deep.er'));
  });
});

describe('keys from a request', () => {
  const { find } = translatorFor('de');

  test.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'cart.constructor',
    'cart.__proto__.toString',
    'cart.title.length',
    'cart.title.constructor',
    'cart:title',
    'de.cart.title',
    'cart..title',
    '.cart.title',
    'cart.title.',
    'cart.title\u0000',
    '$t(cart.title)',
    '{title}',
    '',
  ])('%j is no text', (key) => {
    expect(find(key)).toBeUndefined();
    expect(find(key, { count: 1, name: 'x' })).toBeUndefined();
  });

  test.each(['a', '.', 'cart.', '$t(', '{', 'cart.title.'])(
    '100 KB of %j are refused at once',
    (part) => {
      const key = part.repeat(100_000 / part.length);
      expect(within100Milliseconds(() => find(key, { count: 1 }))).toBeUndefined();
    },
  );
});

describe('values from a request', () => {
  const { t } = translatorWith('de', {
    greeting: {
      hello: 'Guten Tag, {name}',
      both: '{name} und {other}',
      tins_one: '{count} Dose {name} und {other}',
      tins_other: '{count} Dosen {name} und {other}',
    },
  });

  test.each([
    '$t(greeting.both)',
    '$t(greeting.both, {"name": "x"})',
    '{name}',
    '{{name}}',
    '{- name}',
    '{name, uppercase}',
    '{other}',
    '$& $1 $$ $`',
    '<b>&amp;</b>',
    '\\ \n \t',
  ])('%j is written unchanged', (value) => {
    expect(t('greeting.hello', { name: value, other: 'X' })).toBe(`Guten Tag, ${value}`);
    expect(t('greeting.both', { name: value, other: 'X' })).toBe(`${value} und X`);
    expect(t('greeting.both', { name: 'X', other: value })).toBe(`X und ${value}`);
    const tins = { count: 2, name: value, other: 'X' };
    expect(t('greeting.tins', tins)).toBe(`2 Dosen ${value} und X`);
  });

  test.each(['$t(', '{', '{name}', '$t(greeting.both)', '('])(
    '100 KB of %j take no time',
    (part) => {
      const value = part.repeat(100_000 / part.length);
      const values = { name: value, other: 'X' };
      const text = within100Milliseconds(() => t('greeting.both', values));
      expect(text).toBe(`${value} und X`);
      const counted = within100Milliseconds(() => t('greeting.tins', { ...values, count: 2 }));
      expect(counted).toBe(`2 Dosen ${value} und X`);
    },
  );

  test.each([
    { lng: 'en' },
    { ns: 'cart' },
    { defaultValue: 'evil' },
    { defaultValue_other: 'evil', count: 3 },
    { context: 'evil' },
    { keySeparator: '' },
    { nsSeparator: '' },
    { replace: 'evil' },
    { joinArrays: ' ' },
    { postProcess: 'evil' },
    { returnDetails: 1, returnObjects: 1 },
    { interpolation: 'evil' },
    { skipInterpolation: 1 },
    { ordinal: 1, count: 1 },
    JSON.parse('{"__proto__": "x", "constructor": "y"}') as TextValues,
  ])('%j are no options of i18next', (values: TextValues) => {
    expect(t('greeting.hello', { ...values, name: 'Ida' })).toBe('Guten Tag, Ida');
    expect(t('greeting.tins', { name: 'Ida', other: 'X', ...values, count: 1 })).toBe(
      '1 Dose Ida und X',
    );
  });
});

/** Input of a visitor must not block others; generous, for a machine with thirty other jobs. */
function within100Milliseconds<Result>(run: () => Result): Result {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(100);
  return result;
}

describe('types', () => {
  test('a key that is no text is refused, and so is an incomplete language', () => {
    const { t } = translatorFor('de');
    // @ts-expect-error -- no such text
    expect(t('cart.titel')).toBe('cart.titel');
    // @ts-expect-error -- no such subject
    expect(t('warenkorb.title')).toBe('warenkorb.title');
    // @ts-expect-error -- a part of a subject is no text
    expect(t('cart.error')).toBe('cart.error');
    // @ts-expect-error -- i18next itself knows the keys as well
    expect(i18nFor('de').t('cart.titel')).toBe('titel');

    type Part = { footer: Dictionary['footer'] };
    // @ts-expect-error -- every text but one is missing
    const missing = { footer: { title: 'x' } } satisfies Part;
    // @ts-expect-error -- one text too many
    const surplus = { footer: { ...de.footer, titel: 'x' } } satisfies Part;
    expect([missing, surplus]).toHaveLength(2);
  });
});

describe('a hydrated page', () => {
  test('gets the subjects it names, with non-breaking spaces, and reads them like the server', () => {
    const sent = JSON.parse(JSON.stringify(pickTexts(i18nFor('de'), ['cart', 'common']))) as Texts;
    expect(Object.keys(sent)).toEqual(['cart', 'common']);
    const { t, find } = translatorOf(createI18n('de', sent));
    for (const count of [1, 2]) {
      expect(t('cart.itemCount', { count })).toBe(translate('de', 'cart.itemCount', { count }));
    }
    expect(t('cart.title')).toBe(translate('de', 'cart.title'));
    expect(find('checkout.title')).toBeUndefined();
  });
});

describe('error texts', () => {
  const german = translatorFor('de');

  test('prefer the key, then the code, then the message of the shop', () => {
    expect(errorText(german, { key: 'order.notFound' })).toBe('Diese Bestellung gibt es nicht.');
    expect(errorText(german, { key: 'couponExpired' })).toBe('Dieser Gutschein ist abgelaufen.');
    expect(errorText(german, { key: 'no.such', code: 115 })).toContain('30\u00a0Sekunden');
    expect(errorText(german, { key: 'no.such', message: 'Lager zu' })).toBe('Lager zu');
    expect(errorText(german, { key: 'no.such', message: 'no.such' })).toBe(
      translate('de', 'storefrontError.unknownError'),
    );
  });

  test('every numeric code has a text', () => {
    for (const key of Object.values(ERROR_CODES))
      expect(german.find(`errorCodes.${key}`)).toBeTruthy();
  });
});
