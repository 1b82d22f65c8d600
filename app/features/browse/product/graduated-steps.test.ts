import { describe, expect, test } from 'vitest';
import { amount, prices } from '../../../../tests/support/list-product';
import { graduatedDiscount, graduatedSteps, shownSteps } from './graduated-steps';

const steps = [
  { ...amount(3400), minimumOrderQuantity: 24 },
  { ...amount(3700), minimumOrderQuantity: 6 },
];
const offer = (price: number) => ({ ...amount(price), validUntil: null });

describe('graduatedSteps', () => {
  const rows = (given: Parameters<typeof graduatedSteps>[0], minimum = 1) =>
    graduatedSteps(given, minimum).map(({ from, price, discount }) => [from, price, discount]);

  test('begin with the smallest order and count percent off it', () => {
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

  test('follow a running offer; steps it undercuts vanish, one price is no table (PAngV § 1 (3))', () => {
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
  const goods = {
    prices: prices(4000, { graduatedPrices: steps }),
    variation: { minimumOrderQuantity: 1 },
  };
  const shown = (variationId: number | null, price: number, isFrom: boolean) =>
    shownSteps(goods, { variationId, price: { price, basePrice: null, isFrom } }).length;

  test('are there for goods without a choice, and once it is complete', () => {
    expect(shownSteps(goods, null)).toHaveLength(3);
    expect(shown(7, 4000, false)).toBe(3);
  });

  test('before the choice they stand only where all cost the same', () => {
    expect(shown(null, 4000, false)).toBe(3);
    expect(shown(null, 4000, true)).toBe(0);
    expect(shown(null, 3900, false)).toBe(0);
  });
});

test('graduated discounts have one decimal', () => {
  expect(graduatedDiscount(3990, 3700)).toBe(7.3);
  expect(graduatedDiscount(3990, 3990)).toBe(0);
});
