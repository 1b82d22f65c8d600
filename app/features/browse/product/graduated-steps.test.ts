import { describe, expect, test } from 'vitest';
import { amount, prices } from '../../../../tests/support/list-product';
import { graduatedDiscount, graduatedSteps } from './graduated-steps';

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

test('graduated discounts have one decimal', () => {
  expect(graduatedDiscount(3990, 3700)).toBe(7.3);
  expect(graduatedDiscount(3990, 3990)).toBe(0);
});
