/** The price display: with VAT, or without for customers whose class has net prices. */
export type PriceGroup = 'gross' | 'net';

/** The net cents in a gross amount, rounded; `rate` is percent times 100. */
export function netOf(gross: number, rate: number): number {
  return Math.round((gross * 10_000) / (10_000 + rate));
}

/** The net cents of one piece, part by part if these have several rates. */
export function netOfPiece(
  gross: number,
  {
    vatRate: rate,
    vatShares = [{ rate, unitGross: gross }],
  }: { vatRate: number; vatShares?: readonly { rate: number; unitGross: number }[] | undefined },
): number {
  return vatShares.reduce((sum, share) => sum + netOf(share.unitGross, share.rate), 0);
}

/** Converts a gross amount taxed at `rate` to the price display of this group. */
export function amountIn(group: PriceGroup, rate: number): (gross: number) => number {
  return group === 'net' ? (gross) => netOf(gross, rate) : (gross) => gross;
}

type Amounts = {
  price: number;
  basePrice?: { value: number } | null;
  crossed?: { price: number } | null;
  lowest?: number | null;
};

/** The same for a price with all legally required additions. */
export function priceIn(group: PriceGroup, rate: number): <T extends Amounts>(price: T) => T {
  if (group === 'gross') return (price) => price;
  const net = amountIn(group, rate);
  return (price) => ({
    ...price,
    price: net(price.price),
    ...(price.basePrice && {
      basePrice: { ...price.basePrice, value: net(price.basePrice.value) },
    }),
    ...(price.crossed && { crossed: { ...price.crossed, price: net(price.crossed.price) } }),
    ...(price.lowest && { lowest: net(price.lowest) }),
  });
}
