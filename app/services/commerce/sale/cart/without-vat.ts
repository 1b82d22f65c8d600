import { netAmong, spread, taxedParts } from '~/lib/net-parts';
import { netOf } from '~/lib/price-group';
import type { BasePrice, Cents } from '../../../shop-api';
import { basePrice, type Size } from '../../catalogue/pricing/base-price';
import type { OfferedShipping } from '../../catalogue/delivery/offered-shipping';
import type { Destination } from './destination-vat';
import type { PricedShipping } from './price-shipping';
import { ratesOf, type ClassShare } from './vat-shares';
import { byRate, totalsOfShares, type Totals } from './split-totals';

/** The amounts of a priced line that contain VAT. */
type TaxedLine = {
  quantity: number;
  unitGross: Cents;
  gross: Cents;
  basePrice: BasePrice | null;
  vatRate: number;
  classShares: ClassShare[];
  isGiftCard: boolean;
  facts: { size: Size };
  params: { rule: { surcharge: Cents } }[];
};

type Taxed<Line> = { lines: Line[]; shipping: PricedShipping; totals: Totals };

/**
 * The prices of a priced cart for a business in another member state: each piece at its price less
 * the included VAT of the shop's own country, rounded, and the coupon and delivery likewise. All
 * businesses pay the same, in any country (docs/decisions/110). A gift card bears no VAT, so its
 * price stays.
 */
export function withoutVat<Line extends TaxedLine>(
  { lines: taxed, shipping: priced, totals }: Taxed<Line>,
  { homeRateOf }: Pick<Destination, 'homeRateOf'>,
): Taxed<Line> & { netLikeDelivery: (gross: Cents) => Cents } {
  const lines = taxed.map((line) => withoutVatOf(line, homeRateOf));
  const parts = taxed.flatMap((line, index) => {
    const discount = totals.lineDiscounts[index]!;
    const atHome = { ...line, ...ratesOf(line.classShares, homeRateOf), discount };
    return taxedParts(atHome).map((part) => ({ ...part, index, vatRate: part.rate ?? 0 }));
  });
  const shares = sharesWithoutVat(
    parts.map(({ discount }) => discount),
    parts.map(({ vatRate }) => vatRate),
  );
  const discounts = lines.map(({ gross }, index) => {
    const own = shares.filter((_, i) => parts[i]!.index === index);
    return Math.min(
      own.reduce((sum, share) => sum + share, 0),
      gross,
    );
  });
  const goods = byRate(
    parts
      .filter(({ rate }) => rate !== null)
      .map((part) => ({ ...part, gross: part.gross - part.discount })),
  );
  const net = (gross: Cents) => netAmong(gross, goods);
  const shipping = shippingWithoutVat(priced, net);
  return {
    lines,
    shipping,
    netLikeDelivery: net,
    totals: totalsOfShares(
      lines.map((line, i) => ({ ...line, discount: discounts[i]! })),
      net(totals.shipping),
      0,
    ),
  };
}

/** Shares of a coupon: rounded once a rate, like delivery, and spread as they were with VAT. */
function sharesWithoutVat(shares: readonly Cents[], rates: readonly number[]): Cents[] {
  const parts = [...new Set(rates)].map((rate) => {
    const own = shares.map((share, i) => (rates[i] === rate ? share : 0));
    const sum = own.reduce((all, share) => all + share, 0);
    return spread(netOf(sum, rate), own);
  });
  return shares.map((_, i) => parts.reduce((all, part) => all + part[i]!, 0));
}

function withoutVatOf<Line extends TaxedLine>(
  line: Line,
  homeRateOf: Destination['homeRateOf'],
): Line {
  const { vatRate: rate, vatShares = [{ rate, unitGross: line.unitGross }] } = ratesOf(
    line.classShares,
    homeRateOf,
  );
  const unitGross = vatShares.reduce((sum, share) => sum + netOf(share.unitGross, share.rate), 0);
  return {
    ...line,
    unitGross,
    basePrice: basePrice(unitGross, line.facts.size),
    gross: unitGross * line.quantity,
    vatRate: 0,
    vatShares: undefined,
    params: line.params.map((param) => ({
      ...param,
      rule: { ...param.rule, surcharge: netOf(param.rule.surcharge, rate) },
    })),
  };
}

/** All shipping methods, at the prices that would be charged. */
function shippingWithoutVat(priced: PricedShipping, net: (gross: number) => number) {
  const way = (option: OfferedShipping) => ({ ...option, price: net(option.price) });
  return {
    ...priced,
    offeredShipping: priced.offeredShipping.map(way),
    shipping: priced.shipping && way(priced.shipping),
    preferredSurcharge: net(priced.preferredSurcharge),
    preferredServices: priced.preferredServices && {
      ...priced.preferredServices,
      additionalCharge: net(priced.preferredServices.additionalCharge),
    },
  };
}
