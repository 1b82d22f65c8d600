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
const pair = z.object({ a: told.toldCount, b: told.toldText });

describe('what is nothing', () => {
  test.each([
    ['toldNumber', told.toldNumber, FAILS],
    ['toldNumberOrNull', told.toldNumberOrNull, null],
    ['toldId', told.toldId, FAILS],
    ['toldIdOrNull', told.toldIdOrNull, null],
    ['toldCount', told.toldCount, 0],
    ['toldOneOrMore', told.toldOneOrMore, 1],
    ['toldCentsOrNull', told.toldCentsOrNull, null],
    ['toldCents', told.toldCents, 0],
    ['toldRate', told.toldRate, 0],
    ['toldText', told.toldText, ''],
    ['toldWords', told.toldWords, ''],
    ['toldWebAddress', told.toldWebAddress, ''],
    ['toldWebAddressOrNull', told.toldWebAddressOrNull, null],
    ['toldYes', told.toldYes, false],
    ['toldMoment', told.toldMoment, FAILS],
    ['toldMomentOrNull', told.toldMomentOrNull, null],
    ['toldOrNull', told.toldOrNull(pair), null],
    ['toldList', told.toldList(pair), []],
    ['readableList', told.readableList(pair), []],
    ['toldRecord', told.toldRecord(pair), {}],
    ['toldFields', told.toldFields(pair.shape), { a: 0, b: '' }],
  ])('%s', (_, schema, expected) => {
    expect(NOTHING.map((value) => read(schema, ...value))).toEqual(NOTHING.map(() => expected));
  });

  test.each([
    [undefined, null],
    [null, null],
    ['', false],
    [[], false],
  ])('%j said of a choice is %j', (value, expected) => {
    expect(read(told.toldYesOrNull, value)).toBe(expected);
  });
});

describe('what is told', () => {
  test.each([
    [
      'toldNumber',
      told.toldNumber,
      { '-1.5': -1.5, ' 7.25 ': 7.25, '7 pieces': FAILS, ' ': FAILS },
    ],
    ['toldNumberOrNull', told.toldNumberOrNull, { '7.25': 7.25, '7 pieces': null }],
    [
      'toldId',
      told.toldId,
      { '7': 7, '0': FAILS, '-99': FAILS, '1.5': FAILS, '99999999999': FAILS },
    ],
    ['toldIdOrNull', told.toldIdOrNull, { '7': 7, '0': null, '-99': null, none: null }],
    ['toldCount', told.toldCount, { '7': 7, '2.5': 3, '-2': 0, many: 0 }],
    ['toldCents', told.toldCents, { '1.005': 101, '-3': -300, free: FAILS }],
    ['toldCentsOrNull', told.toldCentsOrNull, { '0': 0, '12.30': 1230, free: FAILS }],
    ['toldRate', told.toldRate, { '19.00': 1900 }],
    ['toldText', told.toldText, { '<b>7</b>': '<b>7</b>' }],
    ['toldWords', told.toldWords, { '<b>7</b> &amp; 8': '7 & 8', '7 < 8': '7 < 8' }],
    ['toldYes', told.toldYes, { '1': true, true: true, Y: true, '0': false, N: false, no: false }],
    [
      'toldWebAddress',
      told.toldWebAddress,
      { 'https://a.example/b': 'https://a.example/b', '/b': '', 'javascript:b': '', 'http://': '' },
    ],
    [
      'toldMomentOrNull',
      told.toldMomentOrNull,
      { '2026-02-03T10:00:00+01:00': '2026-02-03T09:00:00.000Z', soon: null },
    ],
    ['toldMoment', told.toldMoment, { '2026-02-03': '2026-02-03T00:00:00.000Z', soon: FAILS }],
  ] as [string, z.ZodType, Record<string, unknown>][])('%s, as text', (_, schema, texts) => {
    const values = Object.keys(texts).map((text) => [text, read(schema, text)]);
    expect(Object.fromEntries(values)).toEqual(texts);
  });

  test('yes as itself, a number as text', () => {
    expect([true, 1, false, 0, 2, {}].map((value) => read(told.toldYes, value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(read(told.toldText, 7)).toBe('7');
    expect(read(told.toldText, { de: 'Weiß' })).toBe('');
  });
});

describe('lists and things', () => {
  const odd = { 4: { a: '1' }, 7: { a: 2, b: 'B', c: 3 } };

  test('entries of a list may be numbered', () => {
    const list = [
      { a: 1, b: '' },
      { a: 2, b: 'B' },
    ];
    expect(read(told.toldList(pair), odd)).toEqual(list);
    expect(read(told.toldList(pair), Object.values(odd))).toEqual(list);
    expect(read(told.toldList(pair), 'none')).toEqual([]);
  });

  test('of a list with an odd entry the others are read, where more kinds of them are known', () => {
    expect(read(told.toldList(told.toldId), [1, 'none', 3])).toBe(FAILS);
    expect(read(told.readableList(told.toldId), [1, 'none', 3])).toEqual([1, 3]);
  });

  test('a list is no record', () => {
    expect(read(told.toldRecord(pair), odd)).toEqual({ 4: { a: 1, b: '' }, 7: { a: 2, b: 'B' } });
    expect(read(told.toldRecord(pair), [{ a: 1 }])).toEqual({});
  });

  test('fields of a thing are told one by one', () => {
    expect(read(told.toldFields(pair.shape), { b: 'B' })).toEqual({ a: 0, b: 'B' });
    expect(read(told.toldOrNull(pair), { b: 'B' })).toEqual({ a: 0, b: 'B' });
    expect(read(told.toldOrNull(pair), 'none')).toBe(FAILS);
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
