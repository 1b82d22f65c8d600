import { expect, test } from 'vitest';
import type { TaxClass } from '../../core/reference/reference-tables';
import type { PricedShipping } from './price-shipping';
import { totalsOf } from './split-totals';
import { withoutVat } from './without-vat';

const homeRateOf = (vatClass: TaxClass) => (vatClass === 'standard' ? 1900 : 700);
const SHIPPING = {
  offeredShipping: [{ id: 1, price: 2690 }],
  shipping: { id: 1, price: 2690 },
  preferredSurcharge: 120,
  preferredServices: null,
} as unknown as PricedShipping;

/** A cart of single pieces at these prices, to a country with 20 %, priced for a business there. */
function pricedFor(prices: readonly (readonly [gross: number, vatClass: TaxClass])[], coupon = 0) {
  const lines = prices.map(([gross, vatClass]) => ({
    quantity: 1,
    unitGross: gross,
    gross,
    basePrice: null,
    vatRate: 2000,
    isGiftCard: vatClass === 'voucher',
    isDiscounted: vatClass !== 'voucher',
    classShares: [{ vatClass, unitGross: gross }],
    facts: { size: { content: 1, unit: null } as never },
    params: [],
  }));
  const totals = totalsOf(lines, coupon, 2690);
  return withoutVat({ lines, shipping: SHIPPING, totals }, { homeRateOf });
}

const FOUR = [
  [10_677, 'standard'],
  [4295, 'standard'],
  [11_050, 'standard'],
  [4296, 'standard'],
] as const;

test('delivery is rounded once a rate, however many lines there are', () => {
  for (const lines of [FOUR, FOUR.slice(0, 1)]) {
    const { shipping, totals } = pricedFor(lines);
    expect(totals.shipping).toBe(2261);
    expect(shipping.shipping?.price).toBe(2261);
    expect(shipping.offeredShipping[0]?.price).toBe(2261);
  }
  expect(pricedFor([...FOUR, [2500, 'voucher']]).totals.shipping).toBe(2261);
});

test('a coupon is rounded once a rate too, and its shares add up', () => {
  const { totals } = pricedFor([...FOUR, [2500, 'voucher']], 500);
  expect(totals.discount).toBe(420);
  expect(totals.lineDiscounts).toEqual([148, 60, 153, 59, 0]);
});

test('each rate of the shop’s own country is rounded separately', () => {
  const { totals } = pricedFor(
    [
      [11_900, 'standard'],
      [10_700, 'reduced'],
    ],
    2260,
  );
  expect(totals.lineDiscounts).toEqual([1000, 1000]);
  // Of 26.90 euros 14.16 are shared to the first line and 12.74 to the second.
  expect(totals.shipping).toBe(1190 + 1191);
});
