import { describe, expect, test } from 'vitest';
import { errorText } from './error-text';
import { ERROR_CODES } from './error-codes';
import { textsFor, translate, translatorFor } from './translate.server';
import { createTranslator, flattenTexts, pickTexts } from './translator';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('dictionaries', () => {
  const german = textsFor('de');
  const english = textsFor('en');

  test('hold the same keys', () => {
    expect(Object.keys(english).toSorted()).toEqual(Object.keys(german).toSorted());
    expect(Object.keys(german).length).toBeGreaterThan(200);
  });

  test.each(Object.keys(german))('%s has the same placeholders and is not empty', (key) => {
    expect(english[key]).toMatch(/\S/);
    expect(german[key]).toMatch(/\S/);
    expect(placeholders(english[key] ?? '')).toEqual(placeholders(german[key] ?? ''));
  });

  test('plural texts come in pairs', () => {
    const singles = Object.keys(german).filter((key) => key.endsWith('_one'));
    for (const key of singles) expect(german).toHaveProperty([key.replace(/_one$/, '_other')]);
  });

  test('never shout', () => {
    for (const text of [...Object.values(german), ...Object.values(english)]) {
      expect(text).not.toContain('!');
    }
  });
});

describe('translator', () => {
  const { t, find } = createTranslator(
    'de',
    flattenTexts({
      cart: { items_one: '{count} Artikel liegt', items_other: '{count} Artikel liegen' },
      greeting: { hello: 'Guten Tag, {name}', deep: { er: 'tief' } },
    }),
  );
  const loose = t as (key: string, values?: Record<string, string | number>) => string;

  test('fills placeholders and leaves unknown ones', () => {
    expect(loose('greeting.hello', { name: 'Ida' })).toBe('Guten Tag, Ida');
    expect(loose('greeting.hello', { other: 1 })).toBe('Guten Tag, {name}');
  });

  test('does not read placeholders from values', () => {
    expect(loose('greeting.hello', { name: '{count}', count: 3 })).toBe('Guten Tag, {count}');
  });

  test.each([
    [0, '0 Artikel liegen'],
    [1, '1 Artikel liegt'],
    [2, '2 Artikel liegen'],
  ])('chooses the plural form for %d', (count, text) => {
    expect(loose('cart.items', { count })).toBe(text);
  });

  test('walks nested keys and says when there is none', () => {
    expect(find('greeting.deep.er')).toBe('tief');
    expect(find('greeting.none')).toBeUndefined();
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'knows no text %s, which every object carries',
    (key) => {
      expect(find(key)).toBeUndefined();
      expect(find(key, { count: 1 })).toBeUndefined();
      expect(createTranslator('de', { a: `{${key}}` }).find('a', {})).toBe(`{${key}}`);
    },
  );

  test('picks whole namespaces only', () => {
    expect(pickTexts({ 'cart.a': '1', 'cartoon.b': '2' }, ['cart'])).toEqual({ 'cart.a': '1' });
  });
});

describe('error texts', () => {
  const german = translatorFor('de');

  test('prefer the key, then the code, then the words of the shop', () => {
    expect(errorText(german, { key: 'order.notFound' })).toBe('Diese Bestellung gibt es nicht.');
    expect(errorText(german, { key: 'couponExpired' })).toBe('Dieser Gutschein ist abgelaufen.');
    expect(errorText(german, { key: 'no.such', code: 115 })).toContain('30\u00a0Sekunden');
    expect(errorText(german, { key: 'no.such', message: 'Lager zu' })).toBe('Lager zu');
    expect(errorText(german, { key: 'no.such', message: 'no.such' })).toBe(
      translate('de', 'storefrontError.unknownError'),
    );
  });

  test('every numeric code has a text', () => {
    for (const key of Object.values(ERROR_CODES)) expect(german.find(`error.${key}`)).toBeTruthy();
  });
});
