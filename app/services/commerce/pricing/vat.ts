import type { Cents } from '../../shop-api';

/** Net amount in cents contained in a gross amount; `rate` is percent times 100. */
export function netOf(gross: Cents, rate: number): Cents {
  return Math.round((gross * 10_000) / (10_000 + rate));
}

/**
 * Splits an amount in proportion to weights so that the parts are whole cents and add up to it
 * (largest remainder; of equal remainders the first wins). Weights are not negative; with all of
 * them 0 only 0 can be split, anything else throws RangeError.
 */
export function splitAmount(amount: Cents, weights: number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) {
    if (amount !== 0) throw new RangeError('An amount cannot be split over nothing');
    return weights.map(() => 0);
  }
  const parts = weights.map((weight) => Math.floor((amount * weight) / total));
  const rest = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, i) => ({ i, remainder: (amount * weight) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of byRemainder.slice(0, rest)) parts[i]! += 1;
  return parts;
}

/** A gross amount in cents that carries a rate of VAT (percent times 100). */
export type TaxedAmount = { gross: Cents; rate: number };
export type VatTotal = { rate: number; gross: Cents; net: Cents; vat: Cents };

/**
 * VAT of an order (design, section 7): the gross price is the promise, so per rate VAT = gross -
 * net in whole cents. A discount (not negative, at most the sum) is spread over the rates by
 * largest remainder. Highest rate first.
 */
export function vatTotals(amounts: TaxedAmount[], discount: Cents = 0): VatTotal[] {
  const grossByRate = new Map<number, Cents>();
  for (const { gross, rate } of amounts) {
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + gross);
  }
  const rates = [...grossByRate.keys()].sort((a, b) => b - a);
  const sums = rates.map((rate) => grossByRate.get(rate)!);
  const discounts = splitAmount(discount, sums);
  return rates.map((rate, i) => {
    const gross = sums[i]! - discounts[i]!;
    const net = netOf(gross, rate);
    return { rate, gross, net, vat: gross - net };
  });
}
