import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

type ParcelRow = {
  orderId: number;
  trackingNumbers: readonly string[];
  /** Name of the carrier; the default is that of the order's shipping method. */
  carrier?: string | undefined;
};

/**
 * Records the parcels of an order, each number once; returns how many are new. Run it in the
 * transaction that sends the order. Throws `order.carrierUnknown` with { known } when there is no
 * such parcel service, and `order.trackingNumberInvalid` with { number }.
 */
export async function addParcels(
  ctx: CommerceContext,
  { orderId, trackingNumbers, carrier }: ParcelRow,
): Promise<number> {
  const numbers = trackingNumbers.map((given) => given.replaceAll(/\s/g, ''));
  const wrong = numbers.find((number) => !/^[A-Za-z0-9-]{4,40}$/.test(number));
  if (wrong !== undefined) {
    throw new ShopError('order.trackingNumberInvalid', { cause: { number: wrong } });
  }
  const { rows } = await ctx.db.client.query<{ id: number }>(
    `select s.id from parcel_service s
     where case when $2::text is not null then lower(s.name) = lower($2)
           else s.id = (select p.parcel_service_id from orders o
                          join shipping_profile p on p.id = o.shipping_profile_id
                         where o.id = $1) end`,
    [orderId, carrier ?? null],
  );
  if (!rows[0]) throw await carrierUnknown(ctx);
  const { rowCount } = await ctx.db.client.query(
    `insert into order_parcel (order_id, parcel_service_id, tracking_number, sent_at)
     select $1, $2, unnest($3::text[]), $4 on conflict (order_id, tracking_number) do nothing`,
    [orderId, rows[0].id, numbers, ctx.now()],
  );
  return rowCount ?? 0;
}

async function carrierUnknown({ db }: CommerceContext): Promise<ShopError> {
  const { rows } = await db.client.query<{ name: string }>(
    'select name from parcel_service order by name',
  );
  const known = rows.map(({ name }) => name).join(', ');
  return new ShopError('order.carrierUnknown', { cause: { known } });
}
