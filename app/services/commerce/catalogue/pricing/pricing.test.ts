import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceAt } from '~/lib/price-at';
import type { Price, Prices } from '../../../shop-api';
import { basePrice } from './base-price';
import { isWithin, listPrice } from '../in-memory/list-price';
import { lowestPriceBefore } from './lowest-price';
import { nextMoment, touchUntil } from './touch-until';
import { netOf } from '~/lib/price-group';

const DAY = 24 * 60 * 60 * 1000;

function price(amount: number): Price {
  return { price: amount, unitPrice: amount, currency: 'EUR', basePrice: null };
}

function pricesOf(regular: number, offer: number | null, graduated: [number, number][]): Prices {
  return {
    default: { ...price(regular), lowestPrice: 0, baseSinglePrice: 0 },
    rrp: null,
    specialOffer: offer === null ? null : { ...price(offer), validUntil: null },
    graduatedPrices: graduated.map(([minimumOrderQuantity, amount]) => ({
      ...price(amount),
      minimumOrderQuantity,
    })),
  };
}

describe('priceAt', () => {
  test.each([
    ['default', 1000, null, [], 1, 1000],
    ['offer', 1000, 800, [], 1, 800],
    ['offer that is not lower', 1000, 1200, [], 1, 1000],
    ['below the first step', 1000, null, [[10, 900]], 9, 1000],
    ['at the step', 1000, null, [[10, 900]], 10, 900],
    [
      'highest step reached',
      1000,
      null,
      [
        [50, 700],
        [10, 900],
      ],
      60,
      700,
    ],
    ['offer below the step', 1000, 850, [[10, 900]], 10, 850],
    ['step below the offer', 1000, 950, [[10, 900]], 10, 900],
  ] as [string, number, number | null, [number, number][], number, number][])(
    '%s',
    (_, regular, offer, graduated, quantity, expected) => {
      expect(priceAt<Price>(pricesOf(regular, offer, graduated), quantity).price).toBe(expected);
    },
  );

  test('never exceeds the default price, nor rises with the quantity for falling steps', () => {
    const step = fc.tuple(fc.integer({ min: 2, max: 50 }), fc.integer({ min: 1, max: 999 }));
    fc.assert(
      fc.property(
        fc.uniqueArray(step, { selector: ([quantity]) => quantity }),
        fc.integer({ min: 1, max: 60 }),
        (steps, quantity) => {
          const byQuantity = steps.map(([q]) => q).sort((a, b) => a - b);
          const falling = steps.map(([, amount]) => amount).sort((a, b) => b - a);
          const prices = pricesOf(
            1000,
            null,
            byQuantity.map((q, i) => [q, falling[i]!]),
          );
          const here = priceAt<Price>(prices, quantity).price;
          expect(here).toBeLessThanOrEqual(1000);
          expect(priceAt<Price>(prices, quantity + 1).price).toBeLessThanOrEqual(here);
        },
      ),
    );
  });
});

test.each([
  [{ regular: 1000, graduated: null, offer: null }, 1000],
  [{ regular: 1000, graduated: 900, offer: null }, 900],
  [{ regular: 1000, graduated: 700, offer: 800 }, 800],
  [{ regular: 1000, graduated: 900, offer: 1100 }, 900],
  // An offer that is not lower does not count.
  [{ regular: 1000, graduated: 900, offer: 1000 }, 900],
])('listPrice(%j) = %i', (raw, expected) => {
  expect(listPrice(raw)).toBe(expected);
});

describe('basePrice', () => {
  test.each([
    ['750 ml', 1499, 750_000, 'LTR', 0.001, 1999],
    ['2.5 l', 2999, 2500, 'LTR', 1, 1200],
    ['12.5 l', 9995, 12_500, 'LTR', 1, 800],
    ['375 ml', 999, 375_000, 'LTR', 0.001, 2664],
    ['400 g', 500, 400_000, 'KGM', 0.001, 1250],
  ] as const)('%s', (_, amount, contentMilli, referenceCode, factor, value) => {
    expect(basePrice(amount, { contentMilli, referenceCode, factor })).toEqual({
      value,
      unit: referenceCode,
    });
  });

  test('a pack has one by the piece, a single piece has none', () => {
    const ofPieces = (contentMilli: number) =>
      basePrice(500, { contentMilli, referenceCode: 'C62', factor: 1 });
    expect(ofPieces(10_000)).toEqual({ value: 50, unit: 'C62' });
    expect(ofPieces(1000)).toBeNull();
    expect(basePrice(500, { contentMilli: 1000, referenceCode: 'LTR', factor: 1 })).toEqual({
      value: 500,
      unit: 'LTR',
    });
  });

  test('goods by the piece have none', () => {
    expect(basePrice(500, { contentMilli: 1000, referenceCode: null, factor: 1 })).toBeNull();
  });

  test('the same amount in ml and in l costs the same per litre, within half a cent of the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        (amount, millilitres) => {
          const asMl = { contentMilli: millilitres * 1000, referenceCode: 'LTR', factor: 0.001 };
          const asLitre = { contentMilli: millilitres, referenceCode: 'LTR', factor: 1 };
          const perLitre = basePrice(amount, asMl as never)!.value;
          expect(perLitre).toBe(basePrice(amount, asLitre as never)!.value);
          expect(Math.abs(perLitre * millilitres - amount * 1000)).toBeLessThanOrEqual(
            millilitres / 2,
          );
        },
      ),
    );
  });
});

describe('lowestPriceBefore', () => {
  const began = 100 * DAY;
  test.each([
    ['sold at one price', [[0, 1000]], 1000],
    [
      'raised just before the sale',
      [
        [0, 1000],
        [95, 1300],
      ],
      1000,
    ],
    [
      'raised long before the sale',
      [
        [0, 1000],
        [60, 1300],
      ],
      1300,
    ],
    [
      'raised exactly 30 days before',
      [
        [0, 1000],
        [70, 1300],
      ],
      1300,
    ],
    [
      'cheap for one day within the 30 days',
      [
        [0, 1000],
        [80, 700],
        [81, 1000],
      ],
      700,
    ],
    [
      'earlier sale that ended 40 days before',
      [
        [0, 1000],
        [50, 700],
        [60, 1000],
      ],
      1000,
    ],
    [
      'later steps of the same sale do not count',
      [
        [0, 1000],
        [100, 900],
        [105, 800],
      ],
      1000,
    ],
    ['not sold before', [[100, 900]], null],
  ] as [string, [number, number][], number | null][])('%s', (_, steps, expected) => {
    const history = steps.map(([day, amount]) => ({ from: day * DAY, price: amount }));
    expect(lowestPriceBefore(history, began)).toBe(expected);
    expect(lowestPriceBefore(history.reverse(), began)).toBe(expected);
  });
});

describe('VAT', () => {
  test.each([
    [11900, 1900, 10000],
    [999, 1900, 839],
    [1070, 700, 1000],
    [1234, 0, 1234],
    [0, 1900, 0],
  ])('net of %i at %i is %i', (gross, rate, net) => {
    expect(netOf(gross, rate)).toBe(net);
  });
});

test.each<[number | null, number | null, number, boolean]>([
  [null, null, 5, true],
  [5, null, 4, false],
  [5, null, 5, true],
  [null, 9, 8, true],
  [null, 9, 9, false],
  [5, 9, 7, true],
])('from %s to %s at %i: %s', (from, to, now, isOn) => {
  expect(isWithin(from, to, now)).toBe(isOn);
});

test('touchUntil notes the first future time, if there is one', () => {
  const tags: string[] = [];
  const ctx = { now: () => new Date(1000), touch: (tag: string) => tags.push(tag) };
  touchUntil(ctx as never, [3000, 2000, 1000, null]);
  touchUntil(ctx as never, [1000, null]);
  expect(tags).toEqual(['until:1970-01-01T00:00:02.000Z']);
});

test('nextMoment is the first future time', () => {
  expect(nextMoment([5, null, 20, 12], 10)).toBe(12);
  expect(nextMoment([12, 20, 5], 10)).toBe(12);
  expect(nextMoment([20, null], -5)).toBe(20);
  expect(nextMoment([10, null], 10)).toBeNull();
});
