import type { Cents } from '../../shop-api';
import { netOf } from '../pricing/vat';

/**
 * A line of goods: `gross` is what was promised for it, `isDiscounted` whether the coupon counts
 * for it.
 */
export type TotalsLine = { gross: Cents; vatRate: number; isDiscounted: boolean };

/** VAT of one rate (percent times 100): gross = net + vat. */
export type VatPart = { rate: number; gross: Cents; net: Cents; vat: Cents };

export type Totals = {
  itemSum: Cents;
  itemSumNet: Cents;
  discount: Cents;
  shipping: Cents;
  shippingNet: Cents;
  total: Cents;
  totalNet: Cents;
  /** Highest rate first; their gross amounts add up to `total`. */
  vats: VatPart[];
};

/**
 * The sums of a cart or order. Gross prices are the promise; the discount (positive cents, at most
 * the sum of the discounted lines) is spread over the discounted lines by largest remainder;
 * shipping shares the rates of the goods in proportion to their value; net is rounded once a rate
 * (docs/architecture.md, Money).
 */
export function totalsOf(lines: TotalsLine[], discount: Cents, shipping: Cents): Totals {
  const itemSum = sumOf(lines.map((line) => line.gross));
  const shares = spread(
    discount,
    lines.map((line) => (line.isDiscounted ? line.gross : 0)),
  );
  const goods = byRate(lines.map((line, i) => ({ ...line, gross: line.gross - shares[i]! })));
  const shippingShares = spread(
    shipping,
    goods.map((part) => part.gross),
  );
  const vats = goods.map((part, i) => vatPart(part.rate, part.gross + shippingShares[i]!));
  return {
    itemSum,
    itemSumNet: sumOf(byRate(lines).map((part) => part.net)),
    discount,
    shipping,
    shippingNet: shippingNetOf(shipping, vats),
    total: itemSum - discount + shipping,
    totalNet: sumOf(vats.map((part) => part.net)),
    vats,
  };
}

/**
 * Net part of the shipping costs, from the sums per rate alone, so that an order shows the cart's
 * number.
 */
export function shippingNetOf(shipping: Cents, vats: VatPart[]): Cents {
  const shares = spread(
    shipping,
    vats.map((part) => part.gross),
  );
  return sumOf(vats.map((part, i) => vatPart(part.rate, shares[i]!).net));
}

/** Splits a gross amount: net is rounded half up, VAT is the rest. */
export function vatPart(rate: number, gross: Cents): VatPart {
  const net = netOf(gross, rate);
  return { rate, gross, net, vat: gross - net };
}

/**
 * Spreads an amount over weights by largest remainder: whole cents that add up to the amount.
 * Weights that are all zero leave everything to the first.
 */
export function spread(amount: Cents, weights: number[]): Cents[] {
  const sum = BigInt(sumOf(weights));
  if (sum === 0n) return weights.map((_, i) => (i === 0 ? amount : 0));
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, whole: Number(product / sum), rest: product % sum };
  });
  const missing = amount - sumOf(shares.map((share) => share.whole));
  const raised = shares
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, missing);
  for (const share of raised) share.whole += 1;
  return shares.map((share) => share.whole);
}

function byRate(lines: { gross: Cents; vatRate: number }[]): VatPart[] {
  const sums = new Map<number, Cents>();
  for (const { vatRate, gross } of lines) sums.set(vatRate, (sums.get(vatRate) ?? 0) + gross);
  return [...sums].toSorted(([a], [b]) => b - a).map(([rate, gross]) => vatPart(rate, gross));
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
