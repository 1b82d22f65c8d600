import * as z from 'zod';
import { money } from '~/i18n/format';
import { amountIn, netOf } from '~/lib/price-group';
import type { BasePrice, GraduatedPrice, Price, Prices } from '~/services/shop-api';
import type { Shaper } from './shaper';

/** An amount on the wire: euros with two decimals, as a JSON number. */
export const eurosSchema = z.number();

/** Converts cents to the wire's euros. */
export function euros(cents: number): number {
  return cents / 100;
}

const shownSchema = z.strictObject({ value: z.number().nullable(), formatted: z.string() });

const discountSchema = z.strictObject({ percent: z.number(), amount: eurosSchema });

export const wirePriceSchema = z.strictObject({
  price: shownSchema,
  unitPrice: shownSchema,
  /** The price per unit of measure as text; empty if there is none. */
  basePrice: z.string(),
  baseLot: z.number().nullable(),
  baseUnit: z.string().nullable(),
  baseSinglePrice: z.number().nullable(),
  minimumOrderQuantity: z.int(),
  contactClassDiscount: discountSchema,
  categoryDiscount: discountSchema,
  currency: z.string(),
  /** Of the last 30 days, if the price is reduced; otherwise null. */
  lowestPrice: shownSchema,
  vat: z.strictObject({ id: z.int(), value: z.number() }),
  isNet: z.boolean(),
  data: z.strictObject({
    price: eurosSchema,
    priceNet: eurosSchema,
    unitPrice: eurosSchema,
    unitPriceNet: eurosSchema,
    vatValue: z.number(),
    currency: z.string(),
  }),
});
export type WirePrice = z.infer<typeof wirePriceSchema>;

export const wirePricesSchema = z.strictObject({
  default: wirePriceSchema,
  rrp: wirePriceSchema.nullable(),
  set: z.null(),
  specialOffer: wirePriceSchema.nullable(),
  graduatedPrices: z.array(wirePriceSchema),
});

/** The common facts of all prices of a variation. */
type Taxed = { vatRate: number };

/** All prices of a variation; customers with net prices read them without VAT. */
export function toWirePrices(prices: Prices, taxed: Taxed, shaper: Shaper) {
  const one = (price: Price, lowest = 0, quantity = 1) =>
    toWirePrice({ ...taxed, price, lowest, quantity }, shaper);
  return {
    default: one(prices.default, prices.default.lowestPrice),
    rrp: prices.rrp && one(prices.rrp),
    set: null,
    specialOffer: prices.specialOffer && one(prices.specialOffer, prices.default.lowestPrice),
    graduatedPrices: prices.graduatedPrices.map((step: GraduatedPrice) =>
      one(step, 0, step.minimumOrderQuantity),
    ),
  };
}

type PriceInput = Taxed & { price: Price; lowest: number; quantity: number };

/** One price in the form of the wire. */
export function toWirePrice(
  { price, vatRate, lowest, quantity }: PriceInput,
  shaper: Shaper,
): WirePrice {
  const inGroup = amountIn(shaper.priceGroup, vatRate);
  const shown = (cents: number) => ({
    value: euros(inGroup(cents)),
    formatted: money(inGroup(cents), shaper.locale, price.currency),
  });
  const none = { percent: 0, amount: 0 };
  return {
    price: shown(price.price),
    unitPrice: shown(price.unitPrice),
    ...baseOf(price.basePrice, inGroup, price.currency, shaper),
    minimumOrderQuantity: quantity,
    contactClassDiscount: none,
    categoryDiscount: none,
    currency: price.currency,
    lowestPrice: lowest > 0 ? shown(lowest) : { value: null, formatted: '' },
    vat: { id: 0, value: vatRate / 100 },
    isNet: shaper.priceGroup === 'net',
    data: {
      price: euros(price.price),
      priceNet: euros(netOf(price.price, vatRate)),
      unitPrice: euros(price.unitPrice),
      unitPriceNet: euros(netOf(price.unitPrice, vatRate)),
      vatValue: vatRate / 100,
      currency: price.currency,
    },
  };
}

const UNITS: Record<BasePrice['unit'], string> = {
  LTR: 'l',
  KGM: 'kg',
  MTK: 'm²',
  MTR: 'm',
  C62: '',
};

function baseOf(
  base: BasePrice | null,
  inGroup: (cents: number) => number,
  currency: string,
  { locale }: Shaper,
) {
  if (!base) return { basePrice: '', baseLot: null, baseUnit: null, baseSinglePrice: null };
  const cents = inGroup(base.value);
  const unit = UNITS[base.unit];
  return {
    basePrice: `${money(cents, locale, currency)} / 1${unit && ` ${unit}`}`,
    baseLot: 1,
    baseUnit: base.unit,
    baseSinglePrice: euros(cents),
  };
}
