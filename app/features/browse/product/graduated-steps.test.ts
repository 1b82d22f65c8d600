import { describe, expect, test } from 'vitest';
import { amount, prices } from '../../../../tests/support/list-product';
import type { VariationAttributeMap } from '~/services/shop-api';
import { graduatedDiscount, graduatedSteps, shownSteps } from './graduated-steps';

const steps = [
  { ...amount(3400), minimumOrderQuantity: 24 },
  { ...amount(3700), minimumOrderQuantity: 6 },
];
const offer = (price: number) => ({ ...amount(price), validUntil: null });

describe('graduatedSteps', () => {
  const rows = (given: Parameters<typeof graduatedSteps>[0], minimum = 1) =>
    graduatedSteps(given, minimum).map(({ from, price, discount }) => [from, price, discount]);

  test('begin with the minimum quantity and have percentages of it', () => {
    expect(rows(prices(4000, { graduatedPrices: steps }))).toEqual([
      [1, 4000, 0],
      [6, 3700, 7.5],
      [24, 3400, 15],
    ]);
    expect(rows(prices(4000, { graduatedPrices: steps }), 6)).toEqual([
      [6, 3700, 0],
      [24, 3400, 8.1],
    ]);
  });

  test('follow a running offer; steps it undercuts disappear, one price is no table (PAngV § 1 (3))', () => {
    const offered = (price: number) =>
      prices(4000, { graduatedPrices: steps, specialOffer: offer(price) });
    expect(rows(offered(3500))).toEqual([
      [1, 3500, 0],
      [24, 3400, 2.9],
    ]);
    expect(rows(offered(3400))).toEqual([]);
  });
});

describe('shownSteps', () => {
  const own = { prices: prices(4000, { graduatedPrices: steps }), minimumOrderQuantity: 1 };
  const goods = (...variations: Partial<VariationAttributeMap['variations'][number]>[]) => ({
    prices: own.prices,
    variation: own,
    variationAttributeMap: {
      attributes: [],
      variations: variations.map((each, index) => ({
        ...own,
        variationId: index + 1,
        unitCombinationId: 1,
        unitName: '',
        isSalable: true,
        attributes: [],
        ...each,
      })),
    },
  });
  const before = { variationId: null, valueIds: [] };
  const shown = (other: Parameters<typeof goods>[0]) => shownSteps(goods({}, other), before).length;

  test('are shown for goods without a choice, and once it is complete', () => {
    expect(shownSteps({ ...goods(), variationAttributeMap: null }, null)).toHaveLength(3);
    const cheaper = { prices: prices(3900) };
    expect(shownSteps(goods({}, cheaper), { variationId: 1, valueIds: [] })).toHaveLength(3);
  });

  test('are shown before the choice only if all reachable variations have the same', () => {
    expect(shown({})).toBe(3);
    expect(shown({ prices: prices(3900, { graduatedPrices: steps }) })).toBe(0);
    expect(shown({ prices: prices(4000, { graduatedPrices: steps.slice(1) }) })).toBe(0);
    expect(shown({ minimumOrderQuantity: 6 })).toBe(0);
    expect(shown({ prices: prices(3900), isSalable: false })).toBe(3);
  });

  test('differ for a size of the same price with less content (PAngV § 4)', () => {
    const smaller = { ...amount(4000), basePrice: { value: 4000, unit: 'LTR' as const } };
    const ladder = { ...smaller, lowestPrice: 0, baseSinglePrice: 0 };
    expect(shown({ prices: prices(4000, { default: ladder, graduatedPrices: steps }) })).toBe(0);
  });
});

test('graduated discounts have one decimal', () => {
  expect(graduatedDiscount(3990, 3700)).toBe(7.3);
  expect(graduatedDiscount(3990, 3990)).toBe(0);
});
