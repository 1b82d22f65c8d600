import * as z from 'zod';
import type { BasePrice, Cents, Price, Prices } from '~/services/shop-api';
import { basePriceSchema } from '~/services/shop-api/entities/price';
import type { ContractCall } from '../contract-call';
import * as lenient from './lenient';

const shownSchema = lenient.fields({ value: lenient.numberOrNull });

/** A price: `data` with VAT, everything else in the visitor's price display. */
export const wirePriceSchema = z.object({
  price: shownSchema,
  unitPrice: shownSchema,
  baseLot: lenient.numberOrNull.transform((lot) => (lot && lot > 0 ? lot : 1)),
  baseUnit: lenient.text,
  baseSinglePrice: lenient.numberOrNull,
  minimumOrderQuantity: lenient.count,
  currency: lenient.text,
  lowestPrice: shownSchema,
  vat: shownSchema,
  isNet: lenient.yes,
  data: lenient.fields({
    price: lenient.numberOrNull,
    unitPrice: lenient.numberOrNull,
    vatValue: lenient.numberOrNull,
  }),
});
export type WirePrice = z.output<typeof wirePriceSchema>;

export const wirePricesSchema = z.object({
  default: lenient.orNull(wirePriceSchema),
  rrp: lenient.orNull(wirePriceSchema),
  specialOffer: lenient.orNull(wirePriceSchema),
  graduatedPrices: lenient.list(wirePriceSchema),
});
type WirePrices = z.output<typeof wirePricesSchema>;

/** Percent times 100, if known. */
export function vatRateOf(wire: WirePrice): number {
  return lenient.centsOf(wire.vat.value ?? wire.data.vatValue ?? 0);
}

/** The net amount of this VAT; the rate is percent times 100. */
export function netOfVat(vat: Cents, rate: number): Cents {
  return rate > 0 ? Math.round((vat * 10_000) / rate) : 0;
}

type Site = Pick<ContractCall, 'configuration'>;

/** One price with VAT; null if there is none. */
function toPrice(wire: WirePrice, site: Site): Price | null {
  const shown = wire.price.value ?? wire.unitPrice.value;
  const price = wire.data.price ?? grossOf(shown, wire);
  if (price === null) return null;
  const unitPrice = wire.data.unitPrice ?? grossOf(wire.unitPrice.value, wire) ?? price;
  return {
    price: lenient.centsOf(price),
    unitPrice: lenient.centsOf(unitPrice),
    currency: wire.currency || site.configuration.currency,
    basePrice: toBasePrice(wire),
  };
}

/** All prices of a variation; null if it has none, and is not for sale. */
export function toPrices(wire: WirePrices, site: Site): Prices | null {
  const regular = wire.default && toPrice(wire.default, site);
  if (!wire.default || !regular) return null;
  const offer = wire.specialOffer && toPrice(wire.specialOffer, site);
  const isReduced = offer !== null && offer.price < regular.price;
  const lowest = grossOf(wire.specialOffer?.lowestPrice.value, wire.default);
  const lowestOfAll = lowest ?? grossOf(wire.default.lowestPrice.value, wire.default);
  const rrp = wire.rrp && toPrice(wire.rrp, site);
  return {
    default: {
      ...regular,
      lowestPrice: isReduced ? lenient.centsOf(lowestOfAll ?? 0) : 0,
      baseSinglePrice: regular.basePrice?.value ?? 0,
    },
    rrp: rrp && rrp.price > 0 ? rrp : null,
    specialOffer: isReduced ? { ...offer, validUntil: null } : null,
    graduatedPrices: wire.graduatedPrices.flatMap((step) => {
      const price = toPrice(step, site);
      const { minimumOrderQuantity } = step;
      return price && minimumOrderQuantity > 1 ? [{ ...price, minimumOrderQuantity }] : [];
    }),
  };
}

/** Euros with VAT. It converts back to the same net amount to the cent. */
function grossOf(euros: number | null | undefined, wire: WirePrice): number | null {
  if (euros === null || euros === undefined) return null;
  return wire.isNet ? (euros * (10_000 + vatRateOf(wire))) / 10_000 : euros;
}

/** Other units that correspond to the legal ones, and the ratio between them. */
const PARTS: Record<string, [unit: string, number: number]> = {
  MLT: ['LTR', 1000],
  GRM: ['KGM', 1000],
  CMT: ['MTR', 100],
};

function toBasePrice(wire: WirePrice): BasePrice | null {
  const single = grossOf(wire.baseSinglePrice, wire);
  const [code, parts] = PARTS[wire.baseUnit] ?? [wire.baseUnit, 1];
  const unit = basePriceSchema.shape.unit.safeParse(code).data;
  if (single === null || single <= 0 || !unit) return null;
  return { value: lenient.centsOf((single / wire.baseLot) * parts), unit };
}
