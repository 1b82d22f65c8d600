import { describe, expect, test } from 'vitest';
import { amount, prices } from '../../../tests/support/list-product';
import { bundleDiscount, graduatedDiscount, listPrice, pagePrice, priceSteps } from './shown-price';

const steps = [
  { ...amount(3400), minimumOrderQuantity: 24 },
  { ...amount(3700), minimumOrderQuantity: 6 },
];
const offer = (price: number) => ({ ...amount(price), validUntil: null });
const reduced = (regular: number, price: number, lowestPrice: number) => {
  const { default: base, ...rest } = prices(regular);
  return { ...rest, default: { ...base, lowestPrice }, specialOffer: offer(price) };
};

describe('listPrice', () => {
  test('shows the default price with its base price and nothing crossed out', () => {
    expect(listPrice(prices(3990), 1)).toEqual({
      price: 3990,
      currency: 'EUR',
      basePrice: { value: 1596, unit: 'LTR' },
      crossed: null,
      lowest: null,
      reductionPercent: 0,
      isFrom: false,
      fromQuantity: 1,
    });
  });

  test('a special offer crosses out the 30-day price, from which its percent counts (PAngV § 11)', () => {
    expect(listPrice(reduced(4000, 3000, 3600), 1)).toMatchObject({
      price: 3000,
      crossed: { price: 3600, isRrp: false },
      lowest: 3600,
      reductionPercent: 17,
    });
  });

  test('a price that was lower before is no reduction in percent, but its 30-day price is shown', () => {
    expect(listPrice(reduced(4000, 3000, 2900), 1)).toMatchObject({
      crossed: null,
      lowest: 2900,
      reductionPercent: 0,
    });
  });

  test('an offer that is not lower counts for nothing', () => {
    expect(listPrice({ ...prices(3000), specialOffer: offer(3000) }, 1)).toMatchObject({
      price: 3000,
      crossed: null,
    });
  });

  test('the cheapest graduated price is a price "from"', () => {
    expect(listPrice(prices(3990, { graduatedPrices: steps }), 1)).toMatchObject({
      price: 3400,
      isFrom: true,
      fromQuantity: 24,
    });
  });

  test('the recommended price is compared without percent, and only when higher', () => {
    expect(listPrice(prices(3990, { rrp: amount(4990) }), 1)).toMatchObject({
      crossed: { price: 4990, isRrp: true },
      lowest: null,
      reductionPercent: 0,
    });
    expect(listPrice(prices(3990, { rrp: amount(3990) }), 1).crossed).toBeNull();
  });
});

describe('pagePrice', () => {
  test.each([
    [1, 3990],
    [5, 3990],
    [6, 3700],
    [23, 3700],
    [24, 3400],
  ])('%i pieces cost %i each', (quantity, price) => {
    expect(pagePrice(prices(3990, { graduatedPrices: steps }), quantity).price).toBe(price);
  });

  test('an offer holds until a graduated price is lower', () => {
    const both = prices(3990, { graduatedPrices: steps, specialOffer: offer(3500) });
    expect(pagePrice(both, 6).price).toBe(3500);
    expect(pagePrice(both, 24).price).toBe(3400);
  });
});

test('a list says from how many pieces its price holds (law: tape sold by six)', () => {
  const sixes = [{ ...amount(3700), minimumOrderQuantity: 6 }];
  expect(listPrice(prices(3990), 6)).toMatchObject({ price: 3990, isFrom: false, fromQuantity: 6 });
  expect(listPrice(prices(3990, { graduatedPrices: sixes }), 6)).toMatchObject({
    price: 3700,
    isFrom: false,
    fromQuantity: 6,
  });
  expect(listPrice(prices(3990, { graduatedPrices: steps }), 6)).toMatchObject({
    price: 3400,
    isFrom: true,
    fromQuantity: 24,
  });
});

describe('priceSteps', () => {
  const rows = (given: Parameters<typeof priceSteps>[0], minimum = 1) =>
    priceSteps(given, minimum).map(({ from, price, discount }) => [from, price, discount]);

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

test.each([
  [7500, 10000, 25],
  [10000, 10000, 0],
  [5000, 0, 0],
])('a bundle of %i against %i saves %i percent', (price, crossed, percent) => {
  expect(bundleDiscount(price, crossed)).toBe(percent);
});
