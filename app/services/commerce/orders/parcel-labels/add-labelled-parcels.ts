import type { CommerceContext } from '../../core/commerce-context';

/**
 * Records a parcel for each label of an order without parcels: if tracking numbers were entered,
 * its labels were not used. Returns the number of new parcels. Run it in the transaction that sends
 * the order.
 */
export async function addLabelledParcels(
  { db, now }: CommerceContext,
  orderId: number,
): Promise<number> {
  const { rowCount } = await db.client.query(
    `insert into order_parcel (order_id, parcel_service_id, tracking_number, sent_at)
     select order_id, parcel_service_id, tracking_number, $2 from parcel_label
     where order_id = $1 and not exists (select from order_parcel where order_id = $1)
     order by position
     on conflict (order_id, tracking_number) do nothing`,
    [orderId, now()],
  );
  return rowCount ?? 0;
}
