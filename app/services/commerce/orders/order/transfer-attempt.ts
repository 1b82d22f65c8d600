import { randomUUID } from 'node:crypto';
import type { CommerceContext } from '../../core/commerce-context';
import { IS_ONLINE } from '../../sale/payments/mollie/mollie-way';
import { TRANSFER_KEYS } from '../../sale/payments/transfer-keys';

type Attempt = { attempt: number; isOnline: boolean; isTransfer: boolean; isKept: boolean };

/**
 * The payment attempt of a locked order for money that came outside the payment provider, where it
 * would be booked to an attempt at the provider: the last one by transfer, else a new one. Booked
 * to the provider's attempt, the later money of that one would be booked nowhere, and this money
 * would be refunded there. Undefined: the default attempt is right.
 */
export async function transferAttempt(
  ctx: CommerceContext,
  orderId: number,
): Promise<number | undefined> {
  const { rows } = await ctx.db.client.query<Attempt>({
    name: 'payment_transfer_attempt',
    text: `select attempt, ${IS_ONLINE('payment_key')} as is_online,
             upper(payment_key) = any($2) as is_transfer,
             status = 'paid' and refunded_at is null as is_kept
           from payment where order_id = $1 order by attempt`,
    values: [orderId, TRANSFER_KEYS],
  });
  const meant = rows.find(({ isKept }) => isKept) ?? rows.at(-1);
  if (!meant?.isOnline) return undefined;
  return rows.findLast(({ isTransfer }) => isTransfer)?.attempt ?? (await begin(ctx, orderId));
}

/** It is not active: its money is not requested, it has arrived. */
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
