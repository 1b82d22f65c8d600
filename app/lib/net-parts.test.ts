import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { netAmong, netParts, spread } from './net-parts';

const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);

describe('netParts', () => {
  test('one rate: rounding differences go to the largest line', () => {
    // Three times 1.99 is 5.97 with VAT and 5.02 without; each alone would be 1.67.
    const lines = [199, 199, 199].map((gross) => ({ gross, rate: 1900 }));
    const rates = [{ rate: 1900, net: 502, vat: 95 }];
    expect(netParts({ lines, rates, shipping: 0, paymentFee: 0 })).toEqual({
      lines: [168, 167, 167],
      rates: [{ rate: 1900, net: 502, vat: 95, charge: 0, paymentFee: 0, allowance: 0 }],
      itemSum: 502,
      shipping: 0,
      paymentFee: 0,
      coupon: 0,
      total: 502,
    });
  });

  test('many small lines share the difference, a cent each', () => {
    const lines = Array.from({ length: 10 }, () => ({ gross: 1, rate: 1900 }));
    const parts = netParts({
      lines,
      rates: [{ rate: 1900, net: 8, vat: 2 }],
      shipping: 0,
      paymentFee: 0,
    });
    expect(parts.lines).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('delivery and coupon of two rates', () => {
    const parts = netParts({
      lines: [
        { gross: 11_900, rate: 1900 },
        { gross: 1_070, rate: 700 },
      ],
      rates: [
        { rate: 1900, net: 9_378, vat: 1_782 },
        { rate: 700, net: 937, vat: 66 },
      ],
      shipping: 490,
      paymentFee: 0,
    });
    expect(parts).toMatchObject({
      lines: [10_000, 1_000],
      itemSum: 11_000,
      shipping: 415,
      coupon: 1_100,
      total: 10_315,
    });
  });
});

test('the excess of a rate above its goods is delivery, even if its share were less', () => {
  const parts = netParts({
    lines: [{ gross: 11_900, rate: 1900 }],
    rates: [
      { rate: 1900, net: 10_000, vat: 1_900 },
      { rate: 700, net: 458, vat: 32 },
    ],
    shipping: 490,
    paymentFee: 0,
  });
  expect(parts.rates).toEqual([
    { rate: 1900, net: 10_000, vat: 1_900, charge: 0, paymentFee: 0, allowance: 0 },
    { rate: 700, net: 458, vat: 32, charge: 458, paymentFee: 0, allowance: 0 },
  ]);
});

test.each([
  [490, [{ rate: 1900, net: 1000, vat: 190 }], 412],
  [490, [{ rate: 0, net: 1000, vat: 0 }], 490],
  [
    200,
    [
      { rate: 1900, net: 1000, vat: 190 },
      { rate: 700, net: 1112, vat: 78 },
    ],
    177,
  ],
  [490, [], 0],
])('%i among %j is %i', (gross, rates, net) => {
  expect(netAmong(gross, rates)).toBe(net);
});

describe('spread', () => {
  test('returns whole cents that add up, none above its weight', () => {
    const weights = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 10_000 }), (weights, share) => {
        const amount = Math.floor((sum(weights) * share) / 10_000);
        const shares = spread(amount, weights);
        expect(sum(shares)).toBe(amount);
        shares.forEach((part, i) => expect(part).toBeLessThanOrEqual(weights[i]!));
      }),
    );
  });

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [3, [5, 2], [2, 1]],
    [5, [0, 10, 0], [0, 5, 0]],
    [5, [0, 0], [5, 0]],
    [0, [3, 4], [0, 0]],
  ])('%i over %j is %j', (amount, weights, shares) => {
    expect(spread(amount, weights)).toEqual(shares);
  });
});
