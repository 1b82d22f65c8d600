import {
  grossLine,
  netParts,
  spread,
  taxedParts,
  type TaxedLine,
  type VatShare,
} from '~/lib/net-parts';
import { netOf } from '~/lib/price-group';
import type { Cents } from '../../../shop-api';

/**
 * A line of goods: `gross` is its promised price, `isDiscounted` whether the coupon counts for it.
 * A gift card is money for money: it has no share in VAT and delivery.
 */
export type TotalsLine = {
  gross: Cents;
  vatRate: number;
  isGiftCard: boolean;
  isDiscounted: boolean;
  vatShares?: readonly VatShare[] | undefined;
};

/** VAT of one rate (in hundredths of a percent): gross = net + vat. */
export type VatPart = { rate: number; gross: Cents; net: Cents; vat: Cents };

export type Totals = {
  itemSum: Cents;
  itemSumNet: Cents;
  /** Of each line, in their order; they add up to `itemSumNet`. */
  lineNets: Cents[];
  /** Shares of the discount, in the order of the lines; they add up to `discount`. */
  lineDiscounts: Cents[];
  discount: Cents;
  discountNet: Cents;
  shipping: Cents;
  shippingNet: Cents;
  /** The fee of the payment method. */
  paymentFee: Cents;
  paymentFeeNet: Cents;
  total: Cents;
  totalNet: Cents;
  /** Gift cards among the goods. */
  giftCardSum: Cents;
  /** Highest rate first; their gross amounts add up to `total` less gift cards. */
  vats: VatPart[];
};

/**
 * The totals of a cart or order. Gross prices are the promise; the discount (positive cents, at
 * most the sum of the discounted lines) is spread over the discounted lines by largest remainder;
 * shipping and the fee of the payment method share the rates of the goods in proportion to their
 * value; net is rounded once a rate (docs/architecture/orders.md, Money). Counted without VAT, the
 * parts add up as well.
 */
export function totalsOf(lines: TotalsLine[], discount: Cents, shipping: Cents): Totals {
  const shares = spread(
    discount,
    lines.map((line) => (line.isDiscounted ? line.gross : 0)),
  );
  return totalsOfShares(
    lines.map((line, i) => ({ ...line, discount: shares[i]! })),
    shipping,
    0,
  );
}

/** The totals of the same goods with the fee of the payment method. */
export function totalsWithFee(totals: Totals, lines: TaxedLine[], paymentFee: Cents): Totals {
  const shares = lines.map((line, i) => ({ ...line, discount: totals.lineDiscounts[i]! }));
  return paymentFee === 0 ? totals : totalsOfShares(shares, totals.shipping, paymentFee);
}

/** The same where each line has its share of the discount already, in cents. */
export function totalsOfShares(
  lines: (TaxedLine & { discount: Cents })[],
  shipping: Cents,
  paymentFee: Cents,
): Totals {
  const itemSum = sumOf(lines.map((line) => line.gross));
  const shares = lines.map((line) => line.discount);
  const discount = sumOf(shares);
  const isTaxed = ({ isGiftCard }: { isGiftCard: boolean }) => !isGiftCard;
  const goods = byRate(
    lines.filter(isTaxed).flatMap((line) =>
      taxedParts(line).map(({ rate, gross, discount }) => {
        return { vatRate: rate ?? 0, gross: gross - discount };
      }),
    ),
  );
  const worth = goods.map((part) => part.gross);
  const [shippingShares, feeShares] = [spread(shipping, worth), spread(paymentFee, worth)];
  const vats = goods.map((part, i) =>
    vatPart(part.rate, part.gross + shippingShares[i]! + feeShares[i]!),
  );
  const net = netParts({
    lines: lines.map(grossLine),
    rates: vats,
    shipping,
    paymentFee,
  });
  return {
    itemSum,
    itemSumNet: net.itemSum,
    lineNets: net.lines,
    lineDiscounts: shares,
    discount,
    discountNet: net.coupon,
    shipping,
    shippingNet: net.shipping,
    paymentFee,
    paymentFeeNet: net.paymentFee,
    total: itemSum - discount + shipping + paymentFee,
    totalNet: net.total,
    giftCardSum: sumOf(lines.filter(({ isGiftCard }) => isGiftCard).map(({ gross }) => gross)),
    vats,
  };
}

/** Splits a gross amount: net is rounded half up, VAT is the rest. */
export function vatPart(rate: number, gross: Cents): VatPart {
  const net = netOf(gross, rate);
  return { rate, gross, net, vat: gross - net };
}

/** The sums of each rate, highest first. */
export function byRate(lines: { gross: Cents; vatRate: number }[]): VatPart[] {
  const sums = new Map<number, Cents>();
  for (const { vatRate, gross } of lines) sums.set(vatRate, (sums.get(vatRate) ?? 0) + gross);
  return [...sums].toSorted(([a], [b]) => b - a).map(([rate, gross]) => vatPart(rate, gross));
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
