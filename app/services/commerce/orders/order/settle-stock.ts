import type { CommerceContext } from '../../core/commerce-context';

/** The goods of an order leave the warehouse: reserved pieces are removed from stock. */
export function claimStock(ctx: CommerceContext, orderId: number): Promise<void> {
  return settle(ctx, orderId, 'claimed');
}

/** The reserved pieces of an order can be sold again. */
export function releaseStock(ctx: CommerceContext, orderId: number): Promise<void> {
  return settle(ctx, orderId, 'released');
}

/** Ends the held reservations of an order once; stock rows are locked in ascending variation id. */
async function settle(ctx: CommerceContext, orderId: number, state: 'claimed' | 'released') {
  const { rows } = await ctx.db.client.query<{ id: number; quantity: number }>(
    `update reservation set state = $2 where order_id = $1 and state = 'held'
     returning variation_id as id, quantity`,
    [orderId, state],
  );
  const held = rows.toSorted((a, b) => a.id - b.id);
  if (held.length === 0) return;
  const ids = held.map((row) => row.id);
  await ctx.db.client.query(
    'select from stock where variation_id = any($1) order by variation_id for update',
    [ids],
  );
  await ctx.db.client.query(
    `update stock s set reserved = s.reserved - d.quantity,
       on_hand = s.on_hand - case when $3 then d.quantity else 0 end
     from unnest($1::int[], $2::int[]) d(id, quantity) where s.variation_id = d.id`,
    [ids, held.map((row) => row.quantity), state === 'claimed'],
  );
}

/**
 * The unsent pieces of a locked order can be sold again: its reservations shrink to the rest. Stock
 * rows are locked in ascending variation id.
 */
export async function releasePieces(ctx: CommerceContext, orderId: number): Promise<void> {
  const { rows } = await ctx.db.client.query<{ id: number; quantity: number }>(
    `select r.variation_id as id, (r.quantity - l.rest)::int as quantity from reservation r
     join (select variation_id, sum(quantity - unsent) as rest from order_line
           where order_id = $1 and type_id in (1, 3) group by 1) l using (variation_id)
     where r.order_id = $1 and r.state = 'held' and r.quantity > l.rest order by 1`,
    [orderId],
  );
  if (rows.length === 0) return;
  const parameters = [rows.map(({ id }) => id), rows.map(({ quantity }) => quantity)];
  await ctx.db.client.query(
    'select from stock where variation_id = any($1) order by variation_id for update',
    [parameters[0]],
  );
  await ctx.db.client.query(
    `with fewer as (select * from unnest($1::int[], $2::int[]) d(id, quantity)),
     held as (update reservation r set quantity = r.quantity - fewer.quantity
              from fewer where r.order_id = $3 and r.variation_id = fewer.id)
     update stock s set reserved = s.reserved - fewer.quantity
     from fewer where s.variation_id = fewer.id`,
    [...parameters, orderId],
  );
}
