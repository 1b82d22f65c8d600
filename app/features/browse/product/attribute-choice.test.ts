import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prices } from '../../../../tests/support/list-product';
import type { VariationAttributeMap } from '~/services/shop-api';
import {
  choiceOf,
  choiceOfVariation,
  choose,
  chosenVariation,
  combinationsWith,
  isReachable,
  missingAttributes,
} from './attribute-choice';

/** Value ids are attribute id times 10 plus a counter: 11, 12 are values of attribute 1. */
function mapOf(combinations: Record<number, number[]>): VariationAttributeMap {
  const values = [...new Set(Object.values(combinations).flat())].sort();
  const attributeIds = [...new Set(values.map((id) => Math.floor(id / 10)))];
  return {
    attributes: attributeIds.map((attributeId) => ({
      attributeId,
      name: `attribute ${attributeId}`,
      position: attributeId,
      type: 'box',
      values: values
        .filter((id) => Math.floor(id / 10) === attributeId)
        .map((id) => ({
          attributeValueId: id,
          name: `value ${id}`,
          position: id,
          imageUrl: null,
          color: null,
          disabled: false,
        })),
    })),
    variations: Object.entries(combinations).map(([variationId, ids]) => ({
      variationId: Number(variationId),
      unitCombinationId: 1,
      unitName: '',
      isSalable: true,
      minimumOrderQuantity: 1,
      prices: prices(1000),
      attributes: ids.map((id) => ({ attributeId: Math.floor(id / 10), attributeValueId: id })),
    })),
  };
}

// Shade 11 in both sizes, shade 12 only in the small one.
const paint = mapOf({ 1: [11, 21], 2: [11, 22], 3: [12, 21] });

test('a complete choice names its variation', () => {
  expect(chosenVariation(paint, choiceOf(paint, [11, 22]))?.variationId).toBe(2);
  expect(missingAttributes(paint, choiceOf(paint, [11, 22]))).toEqual([]);
});

test('an incomplete choice names the missing attributes', () => {
  expect(chosenVariation(paint, choiceOf(paint, [11]))).toBeNull();
  expect(missingAttributes(paint, choiceOf(paint, [11])).map(({ name }) => name)).toEqual([
    'attribute 2',
  ]);
  expect(missingAttributes(paint, new Map())).toHaveLength(2);
});

test('a value is unreachable if no combination has it together with the others', () => {
  expect(isReachable(paint, choiceOf(paint, [12]), 2, 22)).toBe(false);
  expect(isReachable(paint, choiceOf(paint, [12]), 2, 21)).toBe(true);
  expect(isReachable(paint, new Map(), 2, 22)).toBe(true);
});

test('choosing an unreachable value keeps it and drops those that no longer fit', () => {
  expect([...choose(paint, choiceOf(paint, [12, 21]), 2, 22)]).toEqual([[2, 22]]);
});

test('earlier values that still fit are added again', () => {
  const map = mapOf({ 1: [11, 21, 31], 2: [12, 22, 31], 3: [11, 21, 32] });
  const choice = choose(map, choiceOf(map, [11, 21, 31]), 2, 22);
  expect([...choice].sort()).toEqual([
    [2, 22],
    [3, 31],
  ]);
});

test('unknown values change nothing', () => {
  expect(choiceOf(paint, [99]).size).toBe(0);
  expect(choose(paint, choiceOf(paint, [11]), 1, 99)).toEqual(choiceOf(paint, [11]));
  expect(choiceOfVariation(paint, 77).size).toBe(0);
});

test('a variation with fewer attributes is complete without the others', () => {
  const map = mapOf({ 1: [11], 2: [11, 21] });
  expect(chosenVariation(map, choiceOf(map, [11]))?.variationId).toBe(1);
});

test('any choice stays possible and contains the last value', () => {
  const combination = fc.tuple(
    fc.constantFrom(11, 12, 13),
    fc.constantFrom(21, 22, 23),
    fc.constantFrom(31, 32),
  );
  fc.assert(
    fc.property(
      fc.array(combination, { minLength: 1, maxLength: 8 }),
      fc.array(fc.constantFrom(11, 12, 13, 21, 22, 23, 31, 32), { maxLength: 8 }),
      (combinations, chosen) => {
        const map = mapOf(Object.fromEntries(combinations.map((ids, index) => [index + 1, ids])));
        const offered = chosen.filter((id) => combinations.some((ids) => ids.includes(id)));
        const choice = choiceOf(map, offered);
        expect(combinationsWith(map, choice).length).toBeGreaterThan(0);
        const last = offered.at(-1);
        if (last !== undefined) expect(choice.get(Math.floor(last / 10))).toBe(last);
      },
    ),
  );
});

test('the choice of each variation leads back to it', () => {
  for (const { variationId } of paint.variations) {
    const choice = choiceOfVariation(paint, variationId);
    expect(chosenVariation(paint, choice)?.variationId).toBe(variationId);
  }
});
