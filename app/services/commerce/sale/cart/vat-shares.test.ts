import { expect, test } from 'vitest';
import { listProduct } from '../../../../../tests/support/list-product';
import type { TaxClass } from '../../core/reference/reference-tables';
import { classSharesOf, ratesOf, sharesOfPrice } from './vat-shares';

const rateOf = (vatClass: TaxClass) => (vatClass === 'standard' ? 1900 : 700);

function part(price: number, vatClass: TaxClass, quantity = 1) {
  const known = listProduct();
  const own = { ...known.prices.default, price };
  const prices = { ...known.prices, default: own, specialOffer: null, graduatedPrices: [] };
  return { product: { ...known, prices }, quantity, vatClass };
}
const setOf = (unitGross: number, parts: ReturnType<typeof part>[]) =>
  classSharesOf(unitGross, { vatClass: 'reduced', parts }, parts);

test('a plant of 7 % with a pot of 19 % is taxed by the price of each alone', () => {
  const shares = setOf(2500, [part(2000, 'reduced'), part(500, 'standard', 2)]);
  expect(ratesOf(shares, rateOf)).toEqual({
    vatRate: 700,
    vatShares: [
      { rate: 700, unitGross: 1667 },
      { rate: 1900, unitGross: 833 },
    ],
  });
  expect(sharesOfPrice(shares, 10).map(({ unitGross }) => unitGross)).toEqual([7, 3]);
});

test('a set is taxed as its parts are, whatever its own class', () => {
  expect(ratesOf(setOf(900, [part(1000, 'standard')]), rateOf)).toEqual({ vatRate: 1900 });
});

test('where both classes bear one rate, the set does', () => {
  const shares = setOf(900, [part(500, 'standard'), part(500, 'reduced')]);
  expect(ratesOf(shares, () => 0)).toEqual({ vatRate: 0 });
});

test('where a part has no price, all of it bears the higher rate', () => {
  const parts = [part(500, 'standard'), part(500, 'reduced')];
  const shares = classSharesOf(900, { vatClass: 'reduced', parts }, parts.slice(1));
  expect(ratesOf(shares, rateOf)).toEqual({ vatRate: 1900 });
});
