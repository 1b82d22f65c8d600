import {
  orderAgainInformationInputSchema,
  ShopError,
  type OrderAgain,
  type OrderAgainInformationInput,
  type OrderAgainItem,
} from '../../../shop-api';
import { getCart } from '../../sale/cart/get-cart';
import { loadGoods } from '../../sale/cart/goods';
import type { CommerceContext } from '../../core/commerce-context';
import { salePlace } from '../../sale/cart/why-not-sold';
import { linesOfOrder } from './lines-of-order';
import { changedFirst, planLines, type PlannedLine } from './changed-items';

/**
 * An order with the changes of its goods since, changed ones first (§4 re-order). Writes nothing;
 * throws what `getOrder` throws.
 */
export async function orderAgainInformation(
  ctx: CommerceContext,
  input: OrderAgainInformationInput,
): Promise<OrderAgain> {
  const parsed = orderAgainInformationInputSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('order.notFound');
  const { order, rows } = await linesOfOrder(ctx, parsed.data);
  // The values of order properties are stored in the language of the order.
  const goods = await loadGoods(
    { ...ctx, lang: order.locale },
    rows.map((row) => row.variationId),
  );
  const { version, shippingCountryId } = await getCart(ctx);
  const place = salePlace(await ctx.reference(), shippingCountryId, ctx.lang);
  const planned = planLines([], rows, { goods, place });
  return {
    orderId: order.id,
    currency: order.currency,
    items: changedFirst(planned).map(toItem),
    isPossibleAsIs: planned.every(({ status }) => status.obstacle === null),
    cartVersion: version,
  };
}

function toItem({ row, status, surcharges }: PlannedLine): OrderAgainItem {
  return {
    id: row.id,
    itemVariationId: row.variationId,
    orderItemName: row.name,
    variationName: row.variationName,
    quantity: row.quantity,
    vatRate: row.vatRate,
    orderProperties: row.properties.map(({ propertyId, name, type, value }) => ({
      name,
      type,
      value,
      surcharge: surcharges.get(propertyId) ?? 0,
    })),
    currentStatus: status,
  };
}
