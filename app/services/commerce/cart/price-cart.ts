import { priceAt } from '~/lib/price-at';
import type { BasePrice, CartNotice, Cents, ListProduct, Price } from '../../shop-api';
import { loadListProducts } from '../catalogue/listing/list-products';
import { loadShippingOptions, type ShippingOption } from '../checkout/shipping-options';
import type { CommerceContext } from '../commerce-context';
import { basePrice } from '../pricing/base-price';
import { SHOP_COUNTRY_ID } from '../pricing/load-vat-rates';
import { bundleIdsOf, loadBundleParts, type BundlePart } from './bundle-parts';
import { loadCart, loadCartLines, type CartLineRow, type CartRow } from './cart-rows';
import { applyCoupon, refusalValues, type CouponRefusal } from './coupon-rules';
import { loadDestination, type Destination } from './destination';
import { itemsInCategory, loadCoupon } from './load-coupon';
import { loadOrderProperties } from './load-order-properties';
import {
  addedSurcharge,
  checkOrderParams,
  priceOrderParams,
  type OrderPropertyRule,
  type PricedOrderParam,
} from './order-params';
import { loadSaleFacts, type SaleFacts } from './sale-facts';
import type { StockPart } from './stock-demand';
import { totalsOf, type Totals } from './totals';

export type PricedLine = {
  id: number;
  variationId: number;
  quantity: number;
  parts: StockPart[];
  facts: SaleFacts;
  product: ListProduct;
  params: PricedOrderParam[];
  /** What is in one piece, when it is a bundle. */
  components: BundlePart[];
  /** Gross price of one piece at this quantity, surcharges included. */
  unitGross: Cents;
  /** What is charged, as the price of one litre, kilogram and so on (PAngV § 4, L-32). */
  basePrice: BasePrice | null;
  gross: Cents;
  vatRate: number;
  isSpecialOffer: boolean;
};

export type PricedCart = {
  cart: CartRow | null;
  lines: PricedLine[];
  /** Lines that can no longer be ordered; the next change of the cart deletes them (§4). */
  goneLineIds: number[];
  coupon: { code: string; name: string } | null;
  /** Why the cart's coupon does not count, if so. */
  couponRefusal: CouponRefusal | null;
  destination: Destination;
  shippingOptions: ShippingOption[];
  /** What is charged: the chosen way of delivery, or the first one when none was chosen. */
  shipping: ShippingOption | null;
  /** The chosen way of delivery is not to be had for this cart any more. */
  isShippingGone: boolean;
  totals: Totals;
  notices: CartNotice[];
};

/**
 * THE pricing of the visitor's cart, used by pages, quote and order alike. Reads everything from
 * the tables at this moment and writes nothing: what can no longer be had is left out and told in
 * `notices`.
 */
export async function priceCart(ctx: CommerceContext): Promise<PricedCart> {
  const cart = await loadCart(ctx);
  if (!cart) return EMPTY;
  await ctx.hook('price:cart-read');
  const rows = await loadCartLines(ctx, cart.id);
  const destination = await loadDestination(ctx, cart.shippingCountryId);
  const { lines, gone } = await priceLines(ctx, rows, destination);
  await ctx.hook('price:lines-read');
  const coupon = await priceCoupon(ctx, cart.couponCode, lines);
  const shipping = await priceShipping(ctx, cart, lines);
  const totals = totalsOf(
    lines.map((line, i) => ({ ...line, isDiscounted: coupon.counts[i] ?? false })),
    coupon.discount,
    shipping.shipping?.price ?? 0,
  );
  return {
    cart,
    lines,
    goneLineIds: gone.map((line) => line.id),
    coupon: coupon.coupon,
    couponRefusal: coupon.refusal,
    destination,
    ...shipping,
    totals,
    notices: [
      ...goneNotices(gone),
      ...couponNotices(ctx, cart.couponCode, coupon.refusal),
      ...(shipping.isShippingGone ? [warning('shipping.notAvailable')] : []),
    ],
  };
}

/** Who has no cart: nothing is read, so that pages for everyone stay cheap. */
export const EMPTY: PricedCart = {
  cart: null,
  lines: [],
  goneLineIds: [],
  coupon: null,
  couponRefusal: null,
  destination: { countryId: SHOP_COUNTRY_ID, isExport: false, rateOf: () => 0 },
  shippingOptions: [],
  shipping: null,
  isShippingGone: false,
  totals: totalsOf([], 0, 0),
  notices: [],
};

async function priceLines(ctx: CommerceContext, rows: CartLineRow[], destination: Destination) {
  const variationIds = [...new Set(rows.map((row) => row.variationId))];
  const facts = await loadSaleFacts(ctx, variationIds);
  const itemIds = [...new Set([...facts.values()].map((fact) => fact.itemId))];
  const rules = await loadOrderProperties(ctx, itemIds);
  const products = await loadListProducts(ctx, variationIds);
  const productOf = new Map(products.map((product) => [product.variation.id, product]));
  const components = await loadBundleParts(ctx, bundleIdsOf(facts));
  const lines: PricedLine[] = [];
  const gone: GoneLine[] = [];
  for (const row of rows) {
    const fact = facts.get(row.variationId);
    const product = productOf.get(row.variationId);
    const lineRules = (fact && rules.get(fact.itemId)) ?? [];
    const reason = whyGone(fact, product, fitsRules(lineRules, row));
    if (reason) gone.push({ id: row.id, reason, name: product?.texts.name1 ?? '' });
    else if (fact && product) {
      const parts = components.get(row.variationId) ?? [];
      lines.push(
        priceLine(row, { fact, product, rules: lineRules, components: parts, destination }),
      );
    }
  }
  return { lines, gone };
}

type LineGoods = {
  fact: SaleFacts;
  product: ListProduct;
  rules: OrderPropertyRule[];
  components: BundlePart[];
  destination: Destination;
};

function priceLine(row: CartLineRow, goods: LineGoods): PricedLine {
  const { fact, product, rules, components, destination } = goods;
  const { prices } = product;
  const params = priceOrderParams(rules, row.params);
  const piece = priceAt<Price>(prices, row.quantity);
  const unitGross = piece.price + chosenSurcharges(params);
  return {
    id: row.id,
    variationId: row.variationId,
    quantity: row.quantity,
    parts: fact.parts,
    facts: fact,
    product,
    params,
    components,
    unitGross,
    basePrice: basePrice(unitGross, fact.size),
    gross: unitGross * row.quantity,
    vatRate: destination.rateOf(fact.vatClass),
    isSpecialOffer: piece === prices.specialOffer,
  };
}

/** What the shopper's own choices add to the price of the goods. */
function chosenSurcharges(params: PricedOrderParam[]): Cents {
  return params.reduce((sum, { rule }) => sum + addedSurcharge(rule), 0);
}

/** False when a property of the line went, or a new required one has no value. */
function fitsRules(rules: OrderPropertyRule[], row: CartLineRow): boolean {
  try {
    checkOrderParams(rules, row.params);
    return true;
  } catch {
    return false;
  }
}

async function priceCoupon(ctx: CommerceContext, code: string | null, lines: PricedLine[]) {
  const none = { coupon: null, refusal: null, discount: 0, counts: [] as boolean[] };
  if (code === null) return none;
  const coupon = await loadCoupon(ctx, code);
  const itemIds = lines.map((line) => line.facts.itemId);
  const inCategory = await itemsInCategory(ctx, coupon?.categoryId ?? null, itemIds);
  const result = applyCoupon(
    coupon,
    lines.map((line) => ({ ...line, isInCategory: inCategory.has(line.facts.itemId) })),
    ctx.now(),
  );
  if (result.refusal) return { ...none, refusal: result.refusal };
  return { ...result, coupon: { code, name: coupon?.name ?? '' } };
}

async function priceShipping(ctx: CommerceContext, cart: CartRow, lines: PricedLine[]) {
  if (lines.length === 0) {
    return { shippingOptions: [], shipping: null, isShippingGone: false };
  }
  const shippingOptions = await loadShippingOptions(ctx, {
    countryId: cart.shippingCountryId,
    weightG: lines.reduce((sum, line) => sum + line.quantity * line.facts.weightG, 0),
    isHazardous: lines.some((line) => line.facts.isHazardous),
    itemSum: lines.reduce((sum, line) => sum + line.gross, 0),
  });
  const chosen = shippingOptions.find((option) => option.id === cart.shippingProfileId);
  return {
    shippingOptions,
    shipping: chosen ?? shippingOptions[0] ?? null,
    isShippingGone: cart.shippingProfileId !== null && !chosen,
  };
}

type GoneLine = { id: number; name: string; reason: 'gone' | 'notOrderable' | 'changed' };

/** Why a line can no longer be ordered as it is, or null. */
function whyGone(
  fact: SaleFacts | undefined,
  product: ListProduct | undefined,
  hasFittingParams: boolean,
): GoneLine['reason'] | null {
  if (!fact?.isActive || !product) return 'gone';
  if (!fact.isOffered) return 'notOrderable';
  return hasFittingParams ? null : 'changed';
}

const GONE = {
  gone: 'cartLinesLeft.gone',
  notOrderable: 'cartLinesLeft.notOrderable',
  changed: 'cartLinesLeft.changed',
};

/** One notice for each reason, with the names of the goods (§4). */
function goneNotices(gone: GoneLine[]): CartNotice[] {
  const notices = (Object.keys(GONE) as GoneLine['reason'][]).flatMap((reason) => {
    const lines = gone.filter((line) => line.reason === reason && line.name);
    const names = [...new Set(lines.map((line) => line.name))].join(', ');
    return names ? [warning(GONE[reason], { names })] : [];
  });
  const isNameless = gone.some((line) => !line.name);
  return isNameless ? [...notices, warning('notificationsBasketItemsRemoved')] : notices;
}

function couponNotices(
  { lang }: CommerceContext,
  code: string | null,
  refusal: CouponRefusal | null,
): CartNotice[] {
  if (code === null || !refusal) return [];
  return [warning(refusal.left, { code, ...refusalValues(refusal, lang) })];
}

function warning(key: string, values: CartNotice['values'] = {}): CartNotice {
  return { key, type: 'warning', values };
}
