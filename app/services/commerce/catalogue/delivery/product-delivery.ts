import { priceAt } from '~/lib/price-at';
import type { DeliveryTime, ListProduct, Price, Product } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { SHOP_COUNTRY_ID } from '../../ground/reference/vat-rates';
import { deliveryTime } from './delivery-time';
import { offeredShipping } from './offered-shipping';

/**
 * Time and price of delivery of the smallest order of goods to the shop's own country, with the way
 * that counts while nobody has chosen one: what the cart will say of these goods alone (§ 312d BGB,
 * L-43). `ready`: working days until they are with the carrier. Null where no carrier takes them.
 */
export async function productDelivery(
  ctx: CommerceContext,
  { variation, hasPictograms, prices }: ListProduct,
  ready: DeliveryTime,
): Promise<Product['delivery']> {
  ctx.touch('shipping');
  const tables = await ctx.reference();
  const { minimumOrderQuantity: least } = variation;
  const [way] = offeredShipping(tables, ctx.lang, {
    countryId: SHOP_COUNTRY_ID,
    weightG: variation.weightG * least,
    isHazardous: hasPictograms,
    itemSum: priceAt<Price>(prices, least).price * least,
  });
  const time = deliveryTime([ready], way ? { min: way.minDays, max: way.maxDays } : null);
  const country = tables.countries.find(({ id }) => id === SHOP_COUNTRY_ID);
  if (!time || !way || !country) return null;
  const { names, isoCode2: countryCode } = country;
  return { ...time, countryName: names[ctx.lang], countryCode, price: way.price };
}
