import { priceAt } from '~/lib/price-at';
import type { DeliveryTime, Language, ListProduct, Price, Product } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { homeCountryOf } from '../../core/reference/home-country';
import { deliveryTime } from './delivery-time';
import { isSoldTo, type SaleLimits } from './sold-where';
import { offeredShipping, type OfferedShipping } from './offered-shipping';

/**
 * Time and price of delivery of the smallest order of goods to the shop's own country: the same as
 * in a cart with these goods alone (§ 312d BGB, L-43). `ready`: working days until they are with
 * the carrier. Null where no carrier takes them, as with gift cards, which come by mail, or they
 * are not sold there.
 */
export async function productDelivery(
  ctx: CommerceContext,
  product: ListProduct,
  { ready, limits }: { ready: DeliveryTime; limits: SaleLimits },
): Promise<Product['delivery']> {
  ctx.touch('shipping');
  const tables = await ctx.reference();
  const home = homeCountryOf(tables);
  const way = firstWay(tables, ctx.lang, product, home.id);
  const time = deliveryTime([ready], way ? { min: way.minDays, max: way.maxDays } : null);
  const country = tables.countries.find(({ id }) => id === home.id);
  if (!time || !way || !country || !isSoldTo(limits, country.isoCode2)) return null;
  const { names, isoCode2: countryCode } = country;
  return { ...time, countryName: names[ctx.lang], countryCode, price: way.price };
}

/** Names of the countries goods are sold to, in the order of the table; null: all countries. */
export async function countriesSoldTo(
  ctx: CommerceContext,
  limits: SaleLimits,
): Promise<Product['countriesSoldTo']> {
  if (limits.countries.length === 0) return null;
  const { countries } = await ctx.reference();
  return countries
    .filter(({ isoCode2 }) => isSoldTo(limits, isoCode2))
    .map(({ names }) => names[ctx.lang]);
}

/**
 * The default shipping method for the smallest order of goods to a country; undefined where no
 * carrier takes them, and for gift cards, which come by mail (096).
 */
export function firstWay(
  tables: ReferenceTables,
  lang: Language,
  { variation, hasPictograms, prices }: ListProduct,
  countryId: number,
): OfferedShipping | undefined {
  if (variation.isGiftCard) return undefined;
  const { minimumOrderQuantity: least, weightG } = variation;
  return offeredShipping(tables, lang, {
    countryId,
    weightG: weightG * least,
    isHazardous: hasPictograms,
    itemSum: priceAt<Price>(prices, least).price * least,
  }).find(({ pickup }) => pickup === null);
}
