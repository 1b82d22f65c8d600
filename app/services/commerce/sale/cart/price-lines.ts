import type { VatShare } from '~/lib/net-parts';
import { priceAt } from '~/lib/price-at';
import type { BasePrice, Cents, ListProduct, Price } from '../../../shop-api';
import { basePrice } from '../../catalogue/pricing/base-price';
import type { TaxClass } from '../../core/reference/reference-tables';
import {
  addedSurcharge,
  fitsRules,
  priceOrderParams,
  type OrderPropertyRule,
  type PricedOrderParam,
} from '../order-properties/order-property-values';
import type { GoneLine } from './cart-notices';
import type { CartLineRow } from './cart-rows';
import type { Destination } from './destination-vat';
import type { Goods } from './goods';
import type { SaleFacts } from './sale-facts';
import type { StockPart } from './stock-demand';
import { classSharesOf, ratesOf, type ClassShare } from './vat-shares';
import { whyNotSold, type SalePlace } from './why-not-sold';

/** A part of a bundle, with its quantity in one piece. */
export type BundlePart = { product: ListProduct; quantity: number; vatClass: TaxClass };

export type PricedLine = {
  id: number;
  variationId: number;
  quantity: number;
  stockParts: StockPart[];
  facts: SaleFacts;
  product: ListProduct;
  params: PricedOrderParam[];
  /** The parts of one piece, when it is a bundle. */
  parts: BundlePart[];
  /** Gross price of one piece at this quantity, surcharges included. */
  unitGross: Cents;
  /** The charged price per litre, kilogram and so on (PAngV § 4, L-32). */
  basePrice: BasePrice | null;
  gross: Cents;
  vatRate: number;
  /** Of a set with parts of several rates; as classes, which other countries tax otherwise. */
  vatShares?: VatShare[];
  classShares: ClassShare[];
  isGiftCard: boolean;
  isSpecialOffer: boolean;
};

/** The lines of a cart at today's prices, and those that can no longer be ordered. */
export function priceLines(
  rows: CartLineRow[],
  goods: Goods,
  { destination, place }: { destination: Destination; place: SalePlace },
) {
  const lines: PricedLine[] = [];
  const gone: GoneLine[] = [];
  for (const row of rows) {
    const fact = goods.facts.get(row.variationId);
    const product = goods.products.get(row.variationId);
    const rules = (fact && goods.rules.get(fact.itemId)) ?? [];
    // False when an order property of the line was removed, or a new required one has no value.
    const hasFittingParams = fitsRules(rules, row.params);
    const reason = whyNotSold(fact, product, place) ?? (hasFittingParams ? null : 'changed');
    if (reason) gone.push({ id: row.id, reason, name: product?.texts.name1 ?? '' });
    else if (fact && product) {
      const parts = bundleParts(fact, goods);
      lines.push(priceLine(row, { fact, product, rules, parts, destination }));
    }
  }
  return { lines, gone };
}

function bundleParts(fact: SaleFacts, { products }: Goods): BundlePart[] {
  return fact.parts.flatMap(({ variationId, quantity, vatClass }) => {
    const product = products.get(variationId);
    return product ? [{ product, quantity, vatClass }] : [];
  });
}

type LineGoods = {
  fact: SaleFacts;
  product: ListProduct;
  rules: OrderPropertyRule[];
  parts: BundlePart[];
  destination: Destination;
};

function priceLine(row: CartLineRow, goods: LineGoods): PricedLine {
  const { fact, product, rules, parts, destination } = goods;
  const { prices } = product;
  const params = priceOrderParams(rules, row.params);
  const piece = priceAt<Price>(prices, row.quantity);
  const unitGross = piece.price + chosenSurcharges(params);
  const classShares = classSharesOf(unitGross, fact, parts);
  return {
    id: row.id,
    variationId: row.variationId,
    quantity: row.quantity,
    stockParts: fact.stockParts,
    facts: fact,
    product,
    params,
    parts,
    unitGross,
    basePrice: basePrice(unitGross, fact.size),
    gross: unitGross * row.quantity,
    ...ratesOf(classShares, destination.rateOf),
    classShares,
    isGiftCard: fact.isGiftCard,
    isSpecialOffer: piece === prices.specialOffer,
  };
}

/** The surcharges of the shopper's own choices. */
function chosenSurcharges(params: PricedOrderParam[]): Cents {
  return params.reduce((sum, { rule }) => sum + addedSurcharge(rule), 0);
}
