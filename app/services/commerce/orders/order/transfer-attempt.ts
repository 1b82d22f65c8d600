import { randomUUID } from 'node:crypto';
import type { CommerceContext } from '../../core/commerce-context';
import { IS_ONLINE } from '../../sale/payments/mollie/mollie-way';
import { TRANSFER_KEYS } from '../../sale/payments/transfer-keys';

type Attempt = { attempt: number; isOnline: boolean; isTransfer: boolean; isKept: boolean };

/**
 * Which attempt to pay a locked order money belongs to that came past the payment provider, where the one it would
 * be booked to is the provider's: the last one by transfer, else one of its own. Booked to the provider's, what
 * that one brings later would be booked nowhere, and this money would be paid back there. Undefined: the
 * one that is meant anyway will do.
 */
export async function transferAttempt(
  ctx: CommerceContext,
  orderId: number,
): Promise<number | undefined> {
  const { rows } = await ctx.db.client.query<Attempt>({
    name: 'payment_transfer_attempt',
    text: `select attempt, ${IS_ONLINE('payment_key')} as "isOnline",
             upper(payment_key) = any($2) as "isTransfer",
             status = 'paid' and refunded_at is null as "isKept"
           from payment where order_id = $1 order by attempt`,
    values: [orderId, TRANSFER_KEYS],
  });
  const meant = rows.find(({ isKept }) => isKept) ?? rows.at(-1);
  if (!meant?.isOnline) return undefined;
  return rows.findLast(({ isTransfer }) => isTransfer)?.attempt ?? (await begin(ctx, orderId));
}

/** It is not under way: nobody is asked for this money, it is there. */
async function begin({ db, now }: CommerceContext, orderId: number): Promise<number> {
  const { rows } = await db.client.query<{ attempt: number }>({
    name: 'payment_begin_transfer',
    text: `insert into payment (order_id, attempt, method_id, method_name, payment_key, amount, currency,
             idempotency_key, status, created_at)
           select o.id, (select max(attempt) + 1 from payment where order_id = o.id),
             coalesce(m.id, o.payment_method_id),
             coalesce(case o.lang when 'de' then m.name_de else m.name_en end, m.payment_key, $4),
             $4, o.total - (select coalesce(sum(amount), 0) from gift_card_use where order_id = o.id),
             o.currency, $2, 'canceled', $3
           from orders o left join payment_method m on m.id = (
             select id from payment_method where upper(payment_key) = $4 order by id limit 1)
           where o.id = $1 returning attempt`,
    values: [orderId, randomUUID(), now(), TRANSFER_KEYS[0]],
  });
  return rows[0]!.attempt;
}
