import type { Cents } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { EXPRESS_KEY } from '../../sale/payments/mollie/mollie-way';

type Adopted = { providerId: string; idempotencyKey: string; asked: Cents };

/**
 * Makes money that was paid from the cart the payment of the order that was placed with it, if it
 * is exactly what is due; otherwise it is refunded, and the order needs another payment. Null:
 * there is none. The payment at the provider stays the same, and so does its key.
 */
export async function adoptExpress(
  ctx: CommerceContext,
  payment: { id: number; orderId: number; paymentKey: string },
  due: Cents,
): Promise<Adopted | null> {
  if (payment.paymentKey.toUpperCase() !== EXPRESS_KEY) return null;
  const adopted = await transact(ctx, async ({ db, now, hook }) => {
    await db.client.query('select from orders where id = $1 for update', [payment.orderId]);
    const { rows } = await db.client.query<Adopted & { id: number; isDue: boolean }>({
      name: 'express_of_order',
      text: `select e.id, e.provider_id, e.idempotency_key, e.asked,
               e.asked = $2 and e.currency = o.currency as is_due
             from order_access a join express_payment e on e.session_id = a.session_id
               join orders o on o.id = a.order_id
             where a.order_id = $1 and a.has_placed and e.state = 'paid' and e.paid_at <= o.placed_at
             order by 5, e.id for update of e`,
      values: [payment.orderId, due],
    });
    const { client } = db;
    const kept = rows.findLast(({ isDue }) => isDue);
    for (const { id } of rows) {
      if (id === kept?.id) continue;
      await client.query(
        `update express_payment set state = 'returning', next_check_at = $2 where id = $1`,
        [id, now()],
      );
    }
    if (!kept) return null;
    const { rowCount } = await client.query(
      `update payment set provider_id = $2, idempotency_key = $3, asked = $4, next_check_at = $5
       where id = $1 and provider_id is null and asked is null and status = 'open'`,
      [payment.id, kept.providerId, kept.idempotencyKey, kept.asked, now()],
    );
    if (rowCount !== 1) return null;
    await client.query(
      `update express_payment set state = 'used', payment_id = $2, next_check_at = null where id = $1`,
      [kept.id, payment.id],
    );
    await hook('express:adopting');
    const { providerId, idempotencyKey, asked } = kept;
    return { providerId, idempotencyKey, asked };
  });
  await ctx.hook('express:adopted');
  return adopted;
}
