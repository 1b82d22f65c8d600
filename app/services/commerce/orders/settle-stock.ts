import type { CommerceContext } from '../commerce-context';

/** The goods of an order leave the house: what was promised is no longer there. */
export function claimStock(ctx: CommerceContext, orderId: number): Promise<void> {
  return settle(ctx, orderId, 'claimed');
}

/** What an order had reserved can be sold again. */
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
