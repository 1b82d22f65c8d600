import { describe, expect, test } from 'vitest';
import { orderProperty } from '../../../../../tests/support/order-property';
import {
  checkOrderParams,
  isSameParams,
  priceOrderParams,
  type OrderPropertyRule,
} from './order-property-values';

const sage = { number: '4120', name: 'Salbei', color: '#a3b096', names: ['Salbei', 'Sage'] };
const chalk = { number: '1010', name: 'Kreide', color: '#f6f4ee', names: ['Kreide', 'Chalk'] };
const shades = [sage, chalk];
const choices = [
  { id: 7, name: 'matt' },
  { id: 8, name: 'glänzend' },
];

describe('checkOrderParams', () => {
  test.each<[string, Partial<OrderPropertyRule>, string, string]>([
    ['a missing required text', { isRequired: true }, '  ', 'requiredField'],
    ['a long text', {}, 'x'.repeat(129), 'maxCharacters'],
    ['a line break in a single line', {}, 'a\nb', 'characters'],
    ['a control character', { isMultiline: true }, 'a\u0000b', 'characters'],
    ['a fraction for a whole number', { valueType: 'int' }, '2,5', 'wholeNumber'],
    ['a negative number', { valueType: 'int' }, '-1', 'wholeNumber'],
    ['letters for a number', { valueType: 'float' }, 'zwei', 'decimalNumber'],
    ['an exponent', { valueType: 'float' }, '1e5', 'decimalNumber'],
    ['an unknown choice', { valueType: 'selection', choices }, '9', 'selection'],
    ['a number that is no shade', { shades }, '99999', 'shade'],
    ['text that is no shade', { shades }, 'lila mit Punkten', 'shade'],
    ['two shades at once', { shades }, '4120 Kreide', 'shade'],
    ['any shade of an empty card', { shades: [] }, '4120', 'shade'],
    ['a missing shade', { shades, isRequired: true }, ' ', 'requiredField'],
    ['a path as file', { valueType: 'file' }, '../etc/passwd', 'file'],
    ['a tick that is none', { valueType: 'empty', isRequired: true }, 'false', 'requiredField'],
  ])('refuses %s', (_, more, value, code) => {
    expect(() => checkOrderParams([orderProperty(more)], [{ propertyId: 1, value }])).toThrow(
      expect.objectContaining({
        key: 'cart.addToBasket.orderPropertiesInvalid',
        cause: { 1: code },
      }),
    );
  });

  test.each<[string, Partial<OrderPropertyRule>, string]>([
    ['text', {}, 'Für Anna'],
    ['lines', { isMultiline: true }, 'a\r\nb'],
    ['whole number', { valueType: 'int' }, '12'],
    ['decimal with comma', { valueType: 'float' }, '12,75'],
    ['decimal without fraction', { valueType: 'float' }, '12'],
    ['text as long as may be', {}, 'x'.repeat(128)],
    ['file with a long name', { valueType: 'file' }, `${'a'.repeat(64)}/${'n'.repeat(100)}.pdf`],
    ['choice', { valueType: 'selection', choices }, '8'],
    ['tick', { valueType: 'empty' }, 'true'],
    ['file', { valueType: 'file' }, `${'a'.repeat(32)}/plan.pdf`],
  ])('accepts %s', (_, more, value) => {
    expect(checkOrderParams([orderProperty(more)], [{ propertyId: 1, value }])).toEqual([
      { propertyId: 1, value },
    ]);
  });

  test('refuses a property the item does not have', () => {
    for (const rules of [[], [orderProperty({})]]) {
      expect(() => checkOrderParams(rules, [{ propertyId: 5, value: 'x' }])).toThrow(
        expect.objectContaining({ cause: { 5: 'unknown' } }),
      );
    }
  });

  test('leaves out empty and hidden values and sorts the rest', () => {
    const rules = [
      orderProperty({ propertyId: 3 }),
      orderProperty({ propertyId: 2, isRequired: true, isPreSelected: true }),
      orderProperty({ propertyId: 1 }),
      orderProperty({ propertyId: 4 }),
    ];
    const given = [3, 2, 1].map((propertyId) => ({ propertyId, value: ` v${propertyId} ` }));
    expect(checkOrderParams(rules, [...given, { propertyId: 4, value: ' ' }])).toEqual([
      { propertyId: 1, value: 'v1' },
      { propertyId: 3, value: 'v3' },
    ]);
  });
});

test.each(['4120', ' 4120 ', 'salbei', 'Sage 4120', '4120 Salbei'])(
  '"%s" is stored as the number of its shade, so that equal values are one line',
  (value) => {
    const rules = [orderProperty({ shades })];
    const kept = checkOrderParams(rules, [{ propertyId: 1, value }]);
    expect(kept).toEqual([{ propertyId: 1, value: '4120' }]);
    expect(checkOrderParams(rules, kept)).toEqual(kept);
  },
);

test('a shade is shown and ordered with name and number', () => {
  const [priced] = priceOrderParams(
    [orderProperty({ shades })],
    [{ propertyId: 1, value: '4120' }],
  );
  expect(priced).toMatchObject({
    label: 'Salbei 4120',
    shade: { name: 'Salbei', number: '4120', color: '#a3b096' },
  });
  const [text] = priceOrderParams([orderProperty({})], [{ propertyId: 1, value: '4120' }]);
  expect(text).toMatchObject({ label: '4120', shade: null });
});

test.each<[string, [number, string][], boolean]>([
  [
    'the same',
    [
      [1, 'a'],
      [2, 'b'],
    ],
    true,
  ],
  ['fewer', [[1, 'a']], false],
  [
    'more',
    [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ],
    false,
  ],
  [
    'another value',
    [
      [1, 'a'],
      [2, 'c'],
    ],
    false,
  ],
  [
    'another property',
    [
      [1, 'a'],
      [3, 'b'],
    ],
    false,
  ],
])('isSameParams of %s', (_, other, isSame) => {
  const params = (all: [number, string][]) =>
    all.map(([propertyId, value]) => ({ propertyId, value }));
  expect(
    isSameParams(
      params([
        [1, 'a'],
        [2, 'b'],
      ]),
      params(other),
    ),
  ).toBe(isSame);
});

test('priceOrderParams labels a text with itself, a checkbox and a removed choice with nothing', () => {
  const rules = [
    orderProperty({ propertyId: 1 }),
    orderProperty({ propertyId: 2, valueType: 'empty' }),
    orderProperty({ propertyId: 3, valueType: 'selection', choices }),
    orderProperty({
      propertyId: 4,
      valueType: 'selection',
      choices,
      isRequired: true,
      isPreSelected: true,
    }),
    orderProperty({ propertyId: 5, valueType: 'empty', isRequired: true, isPreSelected: true }),
    orderProperty({ propertyId: 6, isRequired: true, isPreSelected: true }),
  ];
  const kept = ['Anna', 'true', '9'].map((value, i) => ({ propertyId: i + 1, value }));
  expect(priceOrderParams(rules, kept).map(({ value, label }) => [value, label])).toEqual([
    ['Anna', 'Anna'],
    ['true', ''],
    ['9', ''],
    ['7', 'matt'],
    ['true', ''],
    ['true', ''],
  ]);
});

test('priceOrderParams adds hidden properties and the name of the choice', () => {
  const rules = [
    orderProperty({ propertyId: 1, valueType: 'selection', choices }),
    orderProperty({ propertyId: 2, isRequired: true, isPreSelected: true, valueType: 'empty' }),
    orderProperty({ propertyId: 3 }),
  ];
  const priced = priceOrderParams(rules, [{ propertyId: 1, value: '8' }]);
  expect(priced.map(({ propertyId, label }) => [propertyId, label])).toEqual([
    [1, 'glänzend'],
    [2, ''],
  ]);
});
