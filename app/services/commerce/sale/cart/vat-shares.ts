import type { VatShare } from '~/lib/net-parts';
import { spread } from '~/lib/net-parts';
import { priceAt } from '~/lib/price-at';
import type { Cents, ListProduct, Price } from '../../../shop-api';
import type { TaxClass, VatClass } from '../../core/reference/reference-tables';
import { taxedAs } from '../../core/reference/vat-rates';

/** The part of the price of one piece that is taxed as this class of goods, in cents with VAT. */
export type ClassShare = { vatClass: TaxClass; unitGross: Cents };

type Part = { product: ListProduct; quantity: number; vatClass: TaxClass };

/**
 * A set is taxed as its parts are: its price is split by their separate prices, by largest
 * remainder. If one of them has no price, the parts of the rates are unknown, and all of it bears
 * the higher one.
 */
export function classSharesOf(
  unitGross: Cents,
  fact: { vatClass: TaxClass; parts: readonly { vatClass: TaxClass }[] },
  parts: readonly Part[],
): ClassShare[] {
  const classes = [...new Set(fact.parts.map(({ vatClass }) => vatClass))];
  if (classes.length < 2) return [{ vatClass: classes[0] ?? fact.vatClass, unitGross }];
  if (parts.length < fact.parts.length) return [{ vatClass: 'standard', unitGross }];
  const worth = classes.map((vatClass) =>
    parts
      .filter((part) => part.vatClass === vatClass)
      .reduce((sum, { product, quantity }) => {
        return sum + priceAt<Price>(product.prices, 1).price * quantity;
      }, 0),
  );
  const shares = spread(unitGross, worth);
  return classes.map((vatClass, i) => ({ vatClass, unitGross: shares[i]! }));
}

/**
 * The shares of a piece by the rates of its destination: one rate, or the one of the largest share
 * with all shares.
 */
export function ratesOf(
  shares: readonly ClassShare[],
  rateOf: (vatClass: VatClass) => number,
): { vatRate: number; vatShares?: VatShare[] } {
  const sums = new Map<number, Cents>();
  for (const { vatClass, unitGross } of shares) {
    const rate = taxedAs(vatClass, rateOf);
    sums.set(rate, (sums.get(rate) ?? 0) + unitGross);
  }
  const byRate = [...sums].map(([rate, unitGross]) => ({ rate, unitGross }));
  const vatShares = byRate.toSorted((a, b) => b.unitGross - a.unitGross);
  const vatRate = vatShares[0]?.rate ?? 0;
  return byRate.length > 1 ? { vatRate, vatShares } : { vatRate };
}

/** The same shares of another price. */
export function sharesOfPrice(shares: readonly ClassShare[], unitGross: Cents): ClassShare[] {
  const split = spread(
    unitGross,
    shares.map((share) => share.unitGross),
  );
  return shares.map((share, i) => ({ ...share, unitGross: split[i]! }));
}
