import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuantity, floorToInterval } from './quantity-rule';
import { stockDemand, stockLeftFor } from './stock-demand';

describe('quantities', () => {
  const rule = { minimum: 2, interval: 3, maximum: 10 };

  test.each([
    [1, 0],
    [2, 2],
    [4, 2],
    [5, 5],
    [99, 8],
  ])('of %i pieces %i may be ordered', (quantity, allowed) => {
    expect(floorToInterval(quantity, rule)).toBe(allowed);
  });

  test.each<[number, string, number, object]>([
    [1, 'cart.addToBasket.minVariationQuantityNotReached', 114, { minimum: 2 }],
    [4, 'cart.addToBasket.intervalQuantityNotMet', 422, { minimum: 2, interval: 3 }],
    [11, 'cart.addToBasket.maxVariationQuantityReached', 113, { maximum: 10 }],
  ])('%i is refused with %s', (quantity, key, code, cause) => {
    expect(() => checkQuantity(quantity, rule)).toThrow(
      expect.objectContaining({ key, code, cause }),
    );
  });

  test('what floorToInterval gives is always allowed', () => {
    const rules = fc.record({
      minimum: fc.integer({ min: 1, max: 20 }),
      interval: fc.integer({ min: 1, max: 20 }),
      maximum: fc.option(fc.integer({ min: 20, max: 200 })),
    });
    fc.assert(
      fc.property(rules, fc.nat(20_000), (rule, quantity) => {
        const allowed = floorToInterval(quantity, rule);
        if (allowed > 0) checkQuantity(allowed, rule);
        expect(allowed).toBeLessThanOrEqual(quantity);
      }),
    );
  });
});

describe('stock', () => {
  const free = 10;
  const single = { quantity: 3, stockParts: [{ variationId: 1, perPiece: 1, free }] };
  const bundle = {
    quantity: 2,
    stockParts: [
      { variationId: 1, perPiece: 2, free },
      { variationId: 2, perPiece: 1, free: 2 },
    ],
  };
  const mixed = { quantity: 5, stockParts: [] };

  test('demand of lines and bundle parts is added up (R3)', () => {
    expect([...stockDemand([single, bundle, mixed])]).toEqual([
      [1, 7],
      [2, 2],
    ]);
  });

  test('a line gets the stock that the others leave', () => {
    const lines = [single, bundle, mixed];
    expect(stockLeftFor(single, lines)).toBe(6);
    expect(stockLeftFor(bundle, lines)).toBe(2);
    expect(stockLeftFor(mixed, lines)).toBeNull();
    // Of ten pieces seven are left for pairs: three pairs.
    const pairs = { quantity: 1, stockParts: [{ variationId: 1, perPiece: 2, free }] };
    expect(stockLeftFor(pairs, [single, pairs])).toBe(3);
  });

  test('never less than zero', () => {
    const greedy = { quantity: 20, stockParts: [{ variationId: 1, perPiece: 1, free }] };
    expect(stockLeftFor(single, [single, greedy])).toBe(0);
  });
});
