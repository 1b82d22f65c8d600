import type { AdditionalInformation } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import type { OrderParam } from './order-params';

export type CartRow = {
  id: number;
  version: number;
  status: 'open' | 'converted';
  couponCode: string | null;
  shippingCountryId: number;
  shippingProfileId: number | null;
  paymentMethodId: number | null;
  shippingAddressId: number | null;
  invoiceAddressId: number | null;
  additionalInformation: AdditionalInformation | null;
};

export type CartLineRow = {
  id: number;
  variationId: number;
  quantity: number;
  params: OrderParam[];
};

/** The visitor's open cart, or null. */
export async function loadCart(ctx: CommerceContext): Promise<CartRow | null> {
  if (ctx.visitor.cartId === null) return null;
  const { rows } = await ctx.db.client.query<CartRow>({
    name: 'cart_load',
    text: `select id, version, status, coupon_code as "couponCode",
             shipping_country_id as "shippingCountryId",
             shipping_profile_id as "shippingProfileId",
             payment_method_id as "paymentMethodId",
             shipping_address_id as "shippingAddressId",
             invoice_address_id as "invoiceAddressId",
             additional_information as "additionalInformation"
           from cart where id = $1 and status = 'open'`,
    values: [ctx.visitor.cartId],
  });
  return rows[0] ?? null;
}

/** Lines of a cart in the order in which they were added. */
export async function loadCartLines(ctx: CommerceContext, cartId: number): Promise<CartLineRow[]> {
  const { rows } = await ctx.db.client.query<CartLineRow>({
    name: 'cart_lines',
    text: `select l.id, l.variation_id as "variationId", l.quantity, coalesce(p.params, '[]') as params
           from cart_item l
           left join lateral (
             select jsonb_agg(jsonb_build_object('propertyId', property_id, 'value', value)
                              order by property_id) as params
             from cart_item_order_param where cart_item_id = l.id
           ) p on true
           where l.cart_id = $1 order by l.id`,
    values: [cartId],
  });
  return rows;
}
