import { describe, expect, test } from 'vitest';
import { amount, prices } from '../../../tests/support/list-product';
import { listPrice, pagePrice } from './shown-price';

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

  test('a special offer crosses out the 30-day price, the base of its percentage (PAngV § 11)', () => {
    expect(listPrice(reduced(4000, 3000, 3600), 1)).toMatchObject({
      price: 3000,
      crossed: { price: 3600, isRrp: false },
      lowest: 3600,
      reductionPercent: 17,
    });
  });

  test('an earlier lower price is no reduction in percent, but its 30-day price is shown', () => {
    expect(listPrice(reduced(4000, 3000, 2900), 1)).toMatchObject({
      crossed: null,
      lowest: 2900,
      reductionPercent: 0,
    });
  });

  test('an offer that is not lower is ignored', () => {
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

  test('an offer applies until a graduated price is lower', () => {
    const both = prices(3990, { graduatedPrices: steps, specialOffer: offer(3500) });
    expect(pagePrice(both, 6).price).toBe(3500);
    expect(pagePrice(both, 24).price).toBe(3400);
  });
});

test('a list shows the minimum quantity of its price (law: tape sold by six)', () => {
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
