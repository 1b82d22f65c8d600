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

  test.each([
    [1, 'cart.addToBasket.minVariationQuantityNotReached'],
    [4, 'cart.addToBasket.intervalQuantityNotMet'],
    [11, 'cart.addToBasket.maxVariationQuantityReached'],
  ])('%i is refused with %s', (quantity, key) => {
    expect(() => checkQuantity(quantity, rule)).toThrow(expect.objectContaining({ key }));
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
  const single = { quantity: 3, parts: [{ variationId: 1, perPiece: 1, free }] };
  const bundle = {
    quantity: 2,
    parts: [
      { variationId: 1, perPiece: 2, free },
      { variationId: 2, perPiece: 1, free: 2 },
    ],
  };
  const mixed = { quantity: 5, parts: [] };

  test('demand of lines and bundle parts is added up (R3)', () => {
    expect([...stockDemand([single, bundle, mixed])]).toEqual([
      [1, 7],
      [2, 2],
    ]);
  });

  test('a line gets what the others leave', () => {
    const lines = [single, bundle, mixed];
    expect(stockLeftFor(single, lines)).toBe(6);
    expect(stockLeftFor(bundle, lines)).toBe(2);
    expect(stockLeftFor(mixed, lines)).toBeNull();
  });

  test('never less than nothing', () => {
    const greedy = { quantity: 20, parts: [{ variationId: 1, perPiece: 1, free }] };
    expect(stockLeftFor(single, [single, greedy])).toBe(0);
  });
});
