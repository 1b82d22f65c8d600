import { expect, test } from 'vitest';
import { goodsPaths, linkedGoods } from './goods-path';

test.each([
  ['/a/b/weiss_12', [[12, null]]],
  [
    '/set_12_34',
    [
      [12, 34],
      [34, null],
    ],
  ],
  [
    '/ral_9010_1234',
    [
      [9010, 1234],
      [1234, null],
    ],
  ],
  [
    '/ral_9010_1234_5',
    [
      [1234, 5],
      [5, null],
    ],
  ],
  ['/wandfarbe', []],
  ['/wandfarbe_', []],
  ['/_12', []],
  ['/weiss_12a', []],
  ['/weiss_0', []],
  ['/weiss_99999999999', []],
  ['/weiss_4294967296', []],
  ['/weiss_12/', [[12, null]]],
] as [string, [number, number | null][]][])('%s', (path, readings) => {
  expect(goodsPaths(path).map(({ itemId, variationId }) => [itemId, variationId])).toEqual(
    readings,
  );
});

test('a number within the name must be in the path of the goods', () => {
  expect(goodsPaths('/farben/ral_9010_1234').map(({ nameEnd }) => nameEnd)).toEqual([
    null,
    '_9010',
  ]);
  expect(goodsPaths('/farben/ral_9010').map(({ nameEnd }) => nameEnd)).toEqual([null]);
});

test('the part before the numbers is the stored path of the goods', () => {
  expect(goodsPaths('/farben/ral_9010_1234/').map(({ urlPath }) => urlPath)).toEqual([
    'farben/ral',
    'farben/ral_9010',
  ]);
});

test.each([
  ['/p/12/salbei', 12],
  ['/p/12/ral_9010/', 12],
  ['/p/12', null],
  ['/p/12/a/b', null],
  ['/p/0/x', null],
  ['/p/4294967296/x', null],
  ['/farben/p/12/x', null],
])('the link %s leads to variation %s', (path, variationId) => {
  expect(linkedGoods(path)?.variationId ?? null).toBe(variationId);
});
