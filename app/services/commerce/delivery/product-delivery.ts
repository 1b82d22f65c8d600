import type { Product } from '../../shop-api';
import { loadSaleFacts } from '../cart/sale-facts';
import { loadShippingOptions } from '../checkout/shipping-options';
import type { CommerceContext } from '../commerce-context';
import { SHOP_COUNTRY_ID } from '../pricing/load-vat-rates';
import { deliveryTime } from './delivery-time';

/**
 * Delivery time of the smallest order of a variation to the shop's own country, with the way of
 * delivery that counts while nobody has chosen one: what the cart will say of these goods alone
 * (§ 312d BGB, L-43). Null where no carrier takes them.
 */
export async function productDelivery(
  ctx: CommerceContext,
  variationId: number,
): Promise<Product['delivery']> {
  ctx.touch('shipping');
  const facts = (await loadSaleFacts(ctx, [variationId])).get(variationId);
  if (!facts) return null;
  const [way] = await loadShippingOptions(ctx, {
    countryId: SHOP_COUNTRY_ID,
    weightG: facts.weightG * facts.minimum,
    isHazardous: facts.isHazardous,
    itemSum: 0,
  });
  const time = deliveryTime(
    [{ min: facts.minDays, max: facts.maxDays }],
    way ? { min: way.minDays, max: way.maxDays } : null,
  );
  return time && { ...time, countryName: await countryName(ctx) };
}

async function countryName(ctx: CommerceContext): Promise<string> {
  const { rows } = await ctx.db.client.query<{ name: string }>({
    name: 'country_name',
    text: `select case $2 when 'de' then name_de else name_en end as name from country where id = $1`,
    values: [SHOP_COUNTRY_ID, ctx.lang],
  });
  return rows[0]?.name ?? '';
}
