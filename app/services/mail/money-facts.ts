import type { Pool } from 'pg';
import type { WithdrawnOrder } from './withdrawal-receipt';

/**
 * The money to be refunded, in cents with the last day to pay it (ISO date, § 357(1) BGB), and the
 * amount already returned to gift cards.
 */
export type Repay = { amount: number; onGiftCards: number; until: string };

/** Returns an order's refund for this reason; null: none. */
export async function refundOfOrder(
  pool: Pool,
  orderId: number,
  reason: 'cancelled' | 'withdrawn',
): Promise<Repay | null> {
  const { rows } = await pool.query<Repay>(
    `select sum(amount)::bigint as amount, sum(gift_card_amount)::bigint as on_gift_cards,
       (min(asked_at at time zone 'Europe/Berlin')::date + 14)::text as until
     from refund where order_id = $1 and reason = $2 having count(*) > 0`,
    [orderId, reason],
  );
  return rows[0] ?? null;
}

/** Returns the state of the order named in a declaration of withdrawal; null if it names none. */
export async function withdrawnOrder(
  pool: Pool,
  withdrawalId: number,
): Promise<WithdrawnOrder | null> {
  const { rows } = await pool.query<Omit<WithdrawnOrder, 'repay'>>(
    `select o.id, o.currency, o.status, count(d.withdrawal_id) > 0 as is_counted,
       coalesce(sum(d.quantity * l.unit_gross - ceil(l.discount * d.quantity / l.quantity::numeric)), 0)::bigint
         as worth,
       coalesce(bool_or(l.unsent > 0), false) as is_smaller,
       coalesce(bool_or(l.is_mixed_to_order and l.withdrawn > l.unsent), false) as is_mixed,
       coalesce(bool_or(exists (select from gift_card g
         where g.order_line_id = l.id and g.is_blocked)), false) as has_cards,
       coalesce(bool_or(not l.is_gift_card and l.withdrawn > l.unsent), false) as has_parcel
     from withdrawal w join orders o on o.id = w.order_id
     left join withdrawal_line d on d.withdrawal_id = w.id
     left join order_line l on l.id = d.order_line_id
     where w.id = $1 group by o.id, o.currency, o.status`,
    [withdrawalId],
  );
  const order = rows[0];
  return order ? { ...order, repay: await refundOfOrder(pool, order.id, 'withdrawn') } : null;
}
