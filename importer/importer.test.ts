import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { articleNumber, gtin, integer, key, milli, price, readCents } from './kit/cells';
import { cleanHtml } from '../app/lib/clean-html.server';
import { readInstant } from './kit/dates';
import { readStock } from './kinds/variation-stock';
import { missingColumns, recogniseKind } from './kinds';
import { slugify } from '../app/lib/slug';

test('prices are read to the cent, with comma or point', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom(',', '.'),
      (cents, sign) => {
        const text = `${Math.floor(cents / 100)}${sign}${String(cents % 100).padStart(2, '0')}`;
        expect(readCents(text)).toBe(cents);
      },
    ),
  );
  expect(readCents('12')).toBe(1200);
  expect(readCents('12,5')).toBe(1250);
  for (const text of ['1.234,50', '1,234.50', '1 234,50', '€ 1.234,50']) {
    expect(readCents(text)).toBe(123_450);
  }
  for (const text of ['', '-1', '12.34,50', '1,999', '1.234', 'abc', '1e3']) {
    expect(() => readCents(text)).toThrow();
  }
});

const messageOf = (cell: z.ZodType, text: string) => cell.safeParse(text).error?.issues[0]?.message;

test.each<[string, z.ZodType, string, unknown]>([
  ['a size', milli(), '1.234,5', 1_234_500],
  ['a whole number', integer(0), '1.000', 1000],
  ['a whole number with empty parts', integer(0), '5,00', 5],
  ['a GTIN in groups', gtin(), '4 006381 333931', '4006381333931'],
  ['a GTIN with empty decimals', gtin(), '4006381333931,00', '4006381333931'],
  ['a GTIN that a formula keeps', gtin(), '="4006381333931"', '4006381333931'],
  ['a GTIN that an apostrophe keeps', gtin(), "'4006381333931", '4006381333931'],
  ['a GTIN that was pasted', gtin(), '\u202d4006381333931\u202c', '4006381333931'],
  ['a price with its currency before it', price(), 'EUR 12,99', 1299],
])('%s is read as a spreadsheet writes it', (_, cell, text, value) => {
  expect(cell.parse(text)).toBe(value);
});

test.each<[string, z.ZodType, string]>([
  ['a GTIN', gtin(), '4,00638E+12'],
  ['an article number', articleNumber(), '1,2E+10'],
  ['a key', key(), '1E+05'],
  ['a GTIN without its zeros', gtin(), '36000291452'],
  ['an article number that is a day', articleNumber(), '02. Mai'],
  ['an article number that is a month', articleNumber(), 'Mrz 25'],
  ['an article number that is a day in English', articleNumber(), '05-Feb'],
  ['a price', price(), '02. Mai'],
  ['a price that is a day', price(), '02.05.2026'],
  ['a size', milli(), '02. Mai'],
  ['a size in English', milli(), '5-Feb'],
  ['a whole number', integer(0), 'Mrz 25'],
])('%s that a spreadsheet has damaged is refused, with advice to protect it', (_, cell, text) => {
  expect(messageOf(cell, text)).toMatch(/format the column as text before it is filled in$/);
});

test.each(['MAI20', 'Nova 20', 'Mai 2', 'MARKER-12', '1-2', '00123'])(
  'the article number %s is valid',
  (text) => expect(articleNumber().parse(text)).toBe(text),
);

test.each([
  ['1.000', 1000],
  ['1.000,00', 1000],
  ['12,0', 12],
  ['unlimited', 'unlimited'],
])('a stock of %s', (text, pieces) => {
  expect(readStock(text)).toBe(pieces);
});

test.each(['1,5', '1.5', '-5', '1.00', '1E+03'])('a stock of %s is refused', (text) => {
  expect(() => readStock(text)).toThrow('is neither a number of pieces nor unlimited');
});

test('days are days in Germany, in summer and winter', () => {
  const now = new Date('2026-07-01T22:30:00Z');
  expect(readInstant('2026-07-01', 'start')).toBe('2026-06-30T22:00:00.000Z');
  expect(readInstant('31.12.2026', 'end')).toBe('2026-12-31T23:00:00.000Z');
  expect(readInstant('today', 'start', now)).toBe('2026-07-01T22:00:00.000Z');
  expect(readInstant('today-2', 'start', now)).toBe('2026-06-29T22:00:00.000Z');
  expect(() => readInstant('31.02.2026', 'start')).toThrow();
  expect(() => readInstant('2026-02-30T10:00:00Z', 'start')).toThrow(/is not a day/);
  expect(readInstant('2026-02-28T23:30:00-02:00', 'start')).toBe('2026-03-01T01:30:00.000Z');
});

test('web addresses replace umlauts', () => {
  expect(slugify('Weiß & Grüntöne: Öl für 2,5 m²')).toBe('weiss-gruentoene-oel-fuer-2-5-m');
  expect(slugify('Crème brûlée')).toBe('creme-brulee');
});

test('descriptions keep their structure and lose active content', async () => {
  const plain = '<h2>So geht es</h2><p>Rühren &amp; streichen.</p><ul><li>eins</li></ul>';
  expect(await cleanHtml(plain)).toBe(plain);
  const dirty = '<p onclick="x()">Text<script>x()</script><img src=x onerror=x()></p>';
  expect(await cleanHtml(dirty)).toBe('<p>Text</p>');
  expect(await cleanHtml('<a href="javascript:x()">a</a>')).toBe('a');
  expect(await cleanHtml('<a href="www.hersteller.example">a</a>')).toBe(
    '<a href="https://www.hersteller.example">a</a>',
  );
  expect(await cleanHtml('<a href="hersteller.example">a</a>'), 'leads nowhere').toBe('a');
  expect(await cleanHtml('<a href="https://shop.example">a</a>')).toContain('https://shop.example');
  expect(await cleanHtml('<p>offen')).toBe('<p>offen</p>');
});

test('the kind of a file is recognised by its header', () => {
  expect(recogniseKind(['item', 'categories', 'name_de'])?.name).toBe('items');
  expect(recogniseKind(['item', 'file', 'position', 'name_de'])?.name).toBe('images');
  expect(recogniseKind(['coupon', 'percent', 'category', 'name_de'])?.name).toBe('coupons');
  expect(recogniseKind(['name', 'price'])).toBeUndefined();
  // Pictures without their position column are no items with new names.
  expect(recogniseKind(['item', 'file', 'name_de', 'alternate_de'])).toBeUndefined();
  expect(recogniseKind(['item', 'name_de'])?.name).toBe('items');
  // Pictures without their file column are no variations with other positions.
  expect(recogniseKind(['item', 'variation', 'position'])).toBeUndefined();
  expect(recogniseKind(['item', 'variation', 'position', 'name_de'])).toBeUndefined();
  expect(recogniseKind(['variation', 'position'])?.name).toBe('variations');
  expect(recogniseKind(['item', 'related_item', 'relation', 'position'])?.name).toBe('relations');
  expect(recogniseKind(['variation', 'item', 'number', 'position'])?.name).toBe('variations');
  expect(missingColumns(['item', 'variation', 'position'])).toBe(
    'as a file of images it lacks file',
  );
  expect(missingColumns(['item', 'file', 'name_de', 'alternate_de'])).toBe(
    'as a file of images it lacks position',
  );
});
