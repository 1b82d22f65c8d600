import { ShopError, type OrderAddress, type PreferredDelivery } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { HAS_GOODS_TO_SEND } from '../balance/goods-to-send';

export type ParcelFacts = {
  status: string;
  receiver: OrderAddress;
  wishes: PreferredDelivery | null;
  service: string;
  parcelServiceId: number;
  hasGoods: boolean;
  /** The weight of all that is sent; null if that of any piece is unknown. */
  weightG: number | null;
};

/**
 * The data for the labels of an order. Throws `order.notFound`; `order.nothingToSend` where no
 * carrier delivers it.
 */
export async function loadParcelFacts(
  { db }: CommerceContext,
  orderId: number,
): Promise<ParcelFacts> {
  const { rows } = await db.client.query<
    Omit<ParcelFacts, 'parcelServiceId'> & { parcelServiceId: number | null }
  >(
    `select o.status, o.delivery_address as receiver, o.preferred_delivery as wishes,
       o.shipping_profile_name as service, case when o.pickup is null then s.parcel_service_id end as "parcelServiceId",
       ${HAS_GOODS_TO_SEND('o.id')} as has_goods,
       (select case when bool_and(coalesce(v.weight_g, 0) > 0)
                 then sum((l.quantity - l.unsent) * v.weight_g)::int end
        from order_line l left join variation v on v.id = l.variation_id
        where l.order_id = o.id and l.type_id in (1, 3) and not l.is_gift_card
          and l.unsent < l.quantity) as "weightG"
     from orders o left join shipping_profile s on s.id = o.shipping_profile_id
     where o.id = $1 and o.type_id = 1 and o.email <> ''`,
    [orderId],
  );
  const facts = rows[0];
  if (!facts) throw new ShopError('order.notFound');
  const { parcelServiceId } = facts;
  if (parcelServiceId === null) throw new ShopError('order.nothingToSend');
  return { ...facts, parcelServiceId };
}
