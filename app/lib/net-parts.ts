import { netOf } from './price-group';

/**
 * Goods that are charged together; cents with VAT, `rate` is percent times 100. null: not taxed
 * now, because it is the sale of a gift card (§ 3(15) UStG).
 */
export type GrossLine = {
  gross: number;
  rate: number | null;
  /** The amounts by rate, if its parts have several. */
  parts?: readonly { gross: number; rate: number | null }[];
};

/** A part of the price of one piece, in cents with VAT, and its rate. */
export type VatShare = { rate: number; unitGross: number };

/** The taxed part of a line of a cart or an order. */
export type TaxedLine = {
  gross: number;
  vatRate: number;
  isGiftCard: boolean;
  /** For a set whose parts have several rates. */
  vatShares?: readonly VatShare[] | undefined;
};

/** A line of a cart or an order for the totals. */
export function grossLine(line: TaxedLine): GrossLine {
  const rate = line.isGiftCard ? null : line.vatRate;
  return line.vatShares
    ? { gross: line.gross, rate, parts: taxedParts(line) }
    : { gross: line.gross, rate };
}

/** The amounts of a line by rate, less their share of the discount. Most lines have one. */
export function taxedParts(
  line: TaxedLine & { discount?: number },
): { rate: number | null; gross: number; discount: number }[] {
  const { gross, vatRate, isGiftCard, vatShares, discount = 0 } = line;
  if (!vatShares) return [{ rate: isGiftCard ? null : vatRate, gross, discount }];
  const weights = vatShares.map(({ unitGross }) => unitGross);
  const [grosses, discounts] = [spread(gross, weights), spread(discount, weights)];
  return vatShares.map(({ rate }, i) => ({ rate, gross: grosses[i]!, discount: discounts[i]! }));
}

/** The final amount charged at one rate, all parts together. */
export type RateSum = { rate: number; net: number; vat: number };

export type Charged = {
  lines: readonly GrossLine[];
  rates: readonly RateSum[];
  /** Delivery and the fee of the payment method, with VAT. */
  shipping: number;
  paymentFee: number;
};

/** `net` = its lines + charge + paymentFee - allowance, all in cents without VAT. */
export type NetRate = RateSum & {
  /** The shipping cost. */
  charge: number;
  /** Fee of the payment method. */
  paymentFee: number;
  /** Coupon. */
  allowance: number;
};

export type NetParts = {
  /** The net amount of each line, in their order. */
  lines: number[];
  rates: NetRate[];
  itemSum: number;
  shipping: number;
  paymentFee: number;
  coupon: number;
  total: number;
};

/**
 * The net amounts of a total agreed with VAT, computed from net lines up, as EN 16931 requires and
 * as a customer with net prices reads it. Net and VAT of each rate are fixed (L-72), so rounding
 * differences go to the largest lines of the rate, a cent each: lines + delivery + fee - coupon =
 * net, net + VAT = total. Untaxed lines are separate: their net equals their gross.
 */
export function netParts({ lines: given, ...charged }: Charged): NetParts {
  const lines = given.flatMap(({ gross, rate, parts }) => parts ?? [{ gross, rate }]);
  const nets = lines.map(({ gross, rate }) => (rate === null ? gross : netOf(gross, rate)));
  const rates = besideGoods({ lines, ...charged }).map(
    ({ rate, net, vat, charge, paymentFee, allowance }) => {
      const beside = {
        charge: netOf(charge, rate),
        paymentFee: netOf(paymentFee, rate),
        allowance: netOf(allowance, rate),
      };
      const wanted = net - beside.charge - beside.paymentFee + beside.allowance;
      spreadCents(nets, { lines, rate, wanted });
      return { rate, net, vat, ...beside };
    },
  );
  let next = 0;
  return {
    lines: given.map(({ parts }) => sumOf(nets.slice(next, (next += parts?.length ?? 1)))),
    rates,
    itemSum: sumOf(nets),
    shipping: sumOf(rates.map(({ charge }) => charge)),
    paymentFee: sumOf(rates.map(({ paymentFee }) => paymentFee)),
    coupon: sumOf(rates.map(({ allowance }) => allowance)),
    total:
      sumOf(rates.map(({ net }) => net)) +
      sumOf(lines.filter(({ rate }) => rate === null).map(({ gross }) => gross)),
  };
}

/**
 * Delivery, fee and coupon of each rate, with VAT. Delivery and fee are spread in proportion, as in
 * the cart; any other excess of a rate above its goods must belong to them.
 */
function besideGoods({ lines, rates, shipping, paymentFee }: Charged): NetRate[] {
  const beside = shipping + paymentFee;
  const shares = spread(
    beside,
    rates.map(({ net, vat }) => net + vat),
  );
  const known = rates.map((sum, i) => {
    const goods = sumOf(lines.filter(({ rate }) => rate === sum.rate).map(({ gross }) => gross));
    const least = Math.max(0, sum.net + sum.vat - goods);
    return { ...sum, goods, least, charge: Math.max(shares[i]!, least) };
  });
  let tooMuch = sumOf(known.map(({ charge }) => charge)) - beside;
  const charges = known.map(({ least, charge }) => {
    const less = Math.min(tooMuch, charge - least);
    tooMuch -= less;
    return charge - less;
  });
  const fees = spread(paymentFee, charges);
  return known.map(({ rate, net, vat, goods }, i) => ({
    rate,
    net,
    vat,
    charge: charges[i]! - fees[i]!,
    paymentFee: fees[i]!,
    allowance: goods + charges[i]! - net - vat,
  }));
}

type NetTarget = { lines: readonly GrossLine[]; rate: number; wanted: number };

/** Adjusts the net lines of a rate to the target sum. */
function spreadCents(nets: number[], { lines, rate, wanted }: NetTarget): void {
  const own = lines.flatMap((line, index) =>
    line.rate === rate && line.gross > 0 ? { ...line, index } : [],
  );
  const largestFirst = own.toSorted((a, b) => b.gross - a.gross);
  const rest = wanted - sumOf(own.map(({ index }) => nets[index]!));
  for (let cent = 0; cent < Math.abs(rest) && own.length > 0; cent += 1) {
    nets[largestFirst[cent % own.length]!.index]! += Math.sign(rest);
  }
}

/**
 * The net cents of an amount that shares the rates of the charged goods in proportion, like
 * delivery.
 */
export function netAmong(gross: number, rates: readonly RateSum[]): number {
  const shares = spread(
    gross,
    rates.map(({ net, vat }) => net + vat),
  );
  return sumOf(rates.map(({ rate }, i) => netOf(shares[i]!, rate)));
}

/**
 * Spreads an amount over weights by largest remainder: whole cents that add up to the amount. If
 * all weights are zero, the first gets everything.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
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

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
