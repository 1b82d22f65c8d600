import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/v4';
import * as told from './told';

/** As a field of an answer, which may be left out. */
function read(schema: z.ZodType, ...value: [unknown?]): unknown {
  const answer = value.length > 0 ? { field: value[0] } : {};
  return z.object({ field: schema }).safeParse(answer).data?.field;
}

const NOTHING = [[], [undefined], [null], [''], [[]]] as [unknown?][];
/** It makes an answer none of the contract. */
const FAILS = undefined;
const pair = z.object({ a: told.count, b: told.text });

describe('what is nothing', () => {
  test.each([
    ['number', told.number, FAILS],
    ['numberOrNull', told.numberOrNull, null],
    ['id', told.id, FAILS],
    ['idOrNull', told.idOrNull, null],
    ['count', told.count, 0],
    ['oneOrMore', told.oneOrMore, 1],
    ['centsOrNull', told.centsOrNull, null],
    ['cents', told.cents, 0],
    ['rate', told.rate, 0],
    ['text', told.text, ''],
    ['words', told.words, ''],
    ['webAddress', told.webAddress, ''],
    ['webAddressOrNull', told.webAddressOrNull, null],
    ['yes', told.yes, false],
    ['moment', told.moment, FAILS],
    ['momentOrNull', told.momentOrNull, null],
    ['orNull', told.orNull(pair), null],
    ['list', told.list(pair), []],
    ['readableList', told.readableList(pair), []],
    ['record', told.record(pair), {}],
    ['fields', told.fields(pair.shape), { a: 0, b: '' }],
  ])('%s', (_, schema, expected) => {
    expect(NOTHING.map((value) => read(schema, ...value))).toEqual(NOTHING.map(() => expected));
  });

  test.each([
    [undefined, null],
    [null, null],
    ['', false],
    [[], false],
  ])('%j said of a choice is %j', (value, expected) => {
    expect(read(told.yesOrNull, value)).toBe(expected);
  });
});

describe('what is told', () => {
  test.each([
    ['number', told.number, { '-1.5': -1.5, ' 7.25 ': 7.25, '7 pieces': FAILS, ' ': FAILS }],
    ['numberOrNull', told.numberOrNull, { '7.25': 7.25, '7 pieces': null }],
    ['id', told.id, { '7': 7, '0': FAILS, '-99': FAILS, '1.5': FAILS, '99999999999': FAILS }],
    ['idOrNull', told.idOrNull, { '7': 7, '0': null, '-99': null, none: null }],
    ['count', told.count, { '7': 7, '2.5': 3, '-2': 0, many: 0 }],
    ['cents', told.cents, { '1.005': 101, '-3': -300, free: FAILS }],
    ['centsOrNull', told.centsOrNull, { '0': 0, '12.30': 1230, free: FAILS }],
    ['rate', told.rate, { '19.00': 1900 }],
    ['text', told.text, { '<b>7</b>': '<b>7</b>' }],
    ['words', told.words, { '<b>7</b> &amp; 8': '7 & 8', '7 < 8': '7 < 8' }],
    ['yes', told.yes, { '1': true, true: true, Y: true, '0': false, N: false, no: false }],
    [
      'webAddress',
      told.webAddress,
      { 'https://a.example/b': 'https://a.example/b', '/b': '', 'javascript:b': '', 'http://': '' },
    ],
    [
      'momentOrNull',
      told.momentOrNull,
      { '2026-02-03T10:00:00+01:00': '2026-02-03T09:00:00.000Z', soon: null },
    ],
    ['moment', told.moment, { '2026-02-03': '2026-02-03T00:00:00.000Z', soon: FAILS }],
  ] as [string, z.ZodType, Record<string, unknown>][])('%s, as text', (_, schema, texts) => {
    const values = Object.keys(texts).map((text) => [text, read(schema, text)]);
    expect(Object.fromEntries(values)).toEqual(texts);
  });

  test('yes as itself, a number as text', () => {
    expect([true, 1, false, 0, 2, {}].map((value) => read(told.yes, value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(read(told.text, 7)).toBe('7');
    expect(read(told.text, { de: 'Weiß' })).toBe('');
  });
});

describe('lists and things', () => {
  const odd = { 4: { a: '1' }, 7: { a: 2, b: 'B', c: 3 } };

  test('entries of a list may be numbered', () => {
    const list = [
      { a: 1, b: '' },
      { a: 2, b: 'B' },
    ];
    expect(read(told.list(pair), odd)).toEqual(list);
    expect(read(told.list(pair), Object.values(odd))).toEqual(list);
    expect(read(told.list(pair), 'none')).toEqual([]);
  });

  test('of a list with an odd entry the others are read, where more kinds of them are known', () => {
    expect(read(told.list(told.id), [1, 'none', 3])).toBe(FAILS);
    expect(read(told.readableList(told.id), [1, 'none', 3])).toEqual([1, 3]);
  });

  test('a list is no record', () => {
    expect(read(told.record(pair), odd)).toEqual({ 4: { a: 1, b: '' }, 7: { a: 2, b: 'B' } });
    expect(read(told.record(pair), [{ a: 1 }])).toEqual({});
  });

  test('fields of a thing are told one by one', () => {
    expect(read(told.fields(pair.shape), { b: 'B' })).toEqual({ a: 0, b: 'B' });
    expect(read(told.orNull(pair), { b: 'B' })).toEqual({ a: 0, b: 'B' });
    expect(read(told.orNull(pair), 'none')).toBe(FAILS);
  });
});

test('euros with two decimals are the cents they were made of', () => {
  const most = 10 ** 12;
  fc.assert(
    fc.property(fc.integer({ min: -most, max: most }), (cents) => {
      expect(told.centsOf(JSON.parse(JSON.stringify(cents / 100)) as number)).toBe(cents);
    }),
  );
});

test('half a cent is rounded up, however it is written in binary', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 9 }), (cents) => {
      expect(
        told.centsOf(Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`)),
      ).toBe(cents + 1);
    }),
  );
});

test.each([
  [0, 0],
  [-0, 0],
  [1.005, 101],
  [1.0049, 100],
  [-4.995, -500],
])('%d euros are %d cents', (euros, cents) => {
  expect(told.centsOf(euros)).toBe(cents);
});
