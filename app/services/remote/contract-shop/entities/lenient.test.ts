import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import * as lenient from './lenient';

/** As a field of an answer, which may be absent. */
function read(schema: z.ZodType, ...value: [unknown?]): unknown {
  const answer = value.length > 0 ? { field: value[0] } : {};
  return z.object({ field: schema }).safeParse(answer).data?.field;
}

const NOTHING = [[], [undefined], [null], [''], [[]]] as [unknown?][];
/** It makes the answer invalid. */
const FAILS = undefined;
const pair = z.object({ a: lenient.count, b: lenient.text });

describe('an empty value', () => {
  test.each([
    ['number', lenient.number, FAILS],
    ['numberOrNull', lenient.numberOrNull, null],
    ['id', lenient.id, FAILS],
    ['idOrNull', lenient.idOrNull, null],
    ['count', lenient.count, 0],
    ['oneOrMore', lenient.oneOrMore, 1],
    ['centsOrNull', lenient.centsOrNull, null],
    ['cents', lenient.cents, 0],
    ['rate', lenient.rate, 0],
    ['text', lenient.text, ''],
    ['words', lenient.words, ''],
    ['webAddress', lenient.webAddress, ''],
    ['webAddressOrNull', lenient.webAddressOrNull, null],
    ['yes', lenient.yes, false],
    ['moment', lenient.moment, FAILS],
    ['momentOrNull', lenient.momentOrNull, null],
    ['orNull', lenient.orNull(pair), null],
    ['list', lenient.list(pair), []],
    ['readableList', lenient.readableList(pair), []],
    ['record', lenient.record(pair), {}],
    ['fields', lenient.fields(pair.shape), { a: 0, b: '' }],
  ])('%s', (_, schema, expected) => {
    expect(NOTHING.map((value) => read(schema, ...value))).toEqual(NOTHING.map(() => expected));
  });

  test.each([
    [undefined, null],
    [null, null],
    ['', false],
    [[], false],
  ])('the answer %j to a yes-or-no field is %j', (value, expected) => {
    expect(read(lenient.yesOrNull, value)).toBe(expected);
  });
});

describe('a value', () => {
  test.each([
    ['number', lenient.number, { '-1.5': -1.5, ' 7.25 ': 7.25, '7 pieces': FAILS, ' ': FAILS }],
    ['numberOrNull', lenient.numberOrNull, { '7.25': 7.25, '7 pieces': null }],
    ['id', lenient.id, { '7': 7, '0': FAILS, '-99': FAILS, '1.5': FAILS, '99999999999': FAILS }],
    ['idOrNull', lenient.idOrNull, { '7': 7, '0': null, '-99': null, none: null }],
    ['count', lenient.count, { '7': 7, '2.5': 3, '-2': 0, many: 0 }],
    ['cents', lenient.cents, { '1.005': 101, '-3': -300, free: FAILS }],
    ['centsOrNull', lenient.centsOrNull, { '0': 0, '12.30': 1230, free: FAILS }],
    ['rate', lenient.rate, { '19.00': 1900 }],
    ['text', lenient.text, { '<b>7</b>': '<b>7</b>' }],
    ['words', lenient.words, { '<b>7</b> &amp; 8': '7 & 8', '7 < 8': '7 < 8' }],
    ['yes', lenient.yes, { '1': true, true: true, Y: true, '0': false, N: false, no: false }],
    [
      'webAddress',
      lenient.webAddress,
      { 'https://a.example/b': 'https://a.example/b', '/b': '', 'javascript:b': '', 'http://': '' },
    ],
    [
      'momentOrNull',
      lenient.momentOrNull,
      { '2026-02-03T10:00:00+01:00': '2026-02-03T09:00:00.000Z', soon: null },
    ],
    ['moment', lenient.moment, { '2026-02-03': '2026-02-03T00:00:00.000Z', soon: FAILS }],
  ] as [string, z.ZodType, Record<string, unknown>][])('%s, as text', (_, schema, texts) => {
    const values = Object.keys(texts).map((text) => [text, read(schema, text)]);
    expect(Object.fromEntries(values)).toEqual(texts);
  });

  test('yes is itself, a number is text', () => {
    expect([true, 1, false, 0, 2, {}].map((value) => read(lenient.yes, value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(read(lenient.text, 7)).toBe('7');
    expect(read(lenient.text, { de: 'Weiß' })).toBe('');
  });
});

describe('lists and objects', () => {
  const odd = { 4: { a: '1' }, 7: { a: 2, b: 'B', c: 3 } };

  test('entries of a list may be numbered', () => {
    const list = [
      { a: 1, b: '' },
      { a: 2, b: 'B' },
    ];
    expect(read(lenient.list(pair), odd)).toEqual(list);
    expect(read(lenient.list(pair), Object.values(odd))).toEqual(list);
    expect(read(lenient.list(pair), 'none')).toEqual([]);
  });

  test('unreadable entries are skipped in lists with several kinds of entries', () => {
    expect(read(lenient.list(lenient.id), [1, 'none', 3])).toBe(FAILS);
    expect(read(lenient.readableList(lenient.id), [1, 'none', 3])).toEqual([1, 3]);
  });

  test('a list is not a record', () => {
    expect(read(lenient.record(pair), odd)).toEqual({ 4: { a: 1, b: '' }, 7: { a: 2, b: 'B' } });
    expect(read(lenient.record(pair), [{ a: 1 }])).toEqual({});
  });

  test('fields of an object are read one by one', () => {
    expect(read(lenient.fields(pair.shape), { b: 'B' })).toEqual({ a: 0, b: 'B' });
    expect(read(lenient.orNull(pair), { b: 'B' })).toEqual({ a: 0, b: 'B' });
    expect(read(lenient.orNull(pair), 'none')).toBe(FAILS);
  });
});

test('euros with two decimals are converted back to the same cents', () => {
  const most = 10 ** 12;
  fc.assert(
    fc.property(fc.integer({ min: -most, max: most }), (cents) => {
      expect(lenient.centsOf(JSON.parse(JSON.stringify(cents / 100)) as number)).toBe(cents);
    }),
  );
});

test('half a cent is rounded up, however it is written in binary', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 9 }), (cents) => {
      expect(
        lenient.centsOf(
          Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`),
        ),
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
  expect(lenient.centsOf(euros)).toBe(cents);
});
