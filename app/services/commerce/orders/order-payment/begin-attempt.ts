import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { dropPaymentFee } from '../order/drop-payment-fee';
import type { LockedOrder } from './lock-payable-order';
import { FIRST_CHECK, IS_ONLINE } from '../../sale/payments/mollie/mollie-way';
import { endAttempts } from '../../sale/payments/mollie/queue-work';
import { providerOf, WAITING_KEYS } from '../../sale/payments/providers';

/**
 * Gives up the current attempt of a locked order and begins the next one; returns its number.
 * Another payment method brings its own term, which runs from the first attempt with a method that
 * waits for its money, so that switching back and forth extends no deadline; the same method keeps
 * the last day to pay. The fee of the former method is no longer due (docs/decisions/139).
 */
export async function beginAttempt(
  ctx: CommerceContext,
  order: LockedOrder,
  method: PaymentMethod,
): Promise<number> {
  const { client } = ctx.db;
  await endAttempts(ctx, order.id);
  const isOther = method.id !== order.paymentMethodId;
  const waits = !providerOf(method.paymentKey)?.paysLater && method.termDays !== null;
  if (isOther) {
    await dropPaymentFee(ctx, order.id);
    await client.query(
      `update orders set payment_method_id = $2, payment_method_name = $3, payment_key = $4,
         payment_term_days = $5, updated_at = $6,
         pay_until = case when $7 then greatest(
           ($6::timestamptz at time zone 'Europe/Berlin')::date,
           (least($6, (select min(created_at) from payment
                       where order_id = $1 and (upper(payment_key) = any($8)
                         or ${IS_ONLINE('payment_key')})))
             at time zone 'Europe/Berlin')::date + $5::int) end
       where id = $1`,
      [
        order.id,
        method.id,
        method.name,
        method.paymentKey,
        method.termDays,
        ctx.now(),
        waits,
        WAITING_KEYS,
      ],
    );
  }
  const { rows } = await client.query<{ attempt: number }>(
    `insert into payment (order_id, attempt, method_id, method_name, payment_key, amount, currency,
       idempotency_key, created_at, next_check_at)
     select id, (select max(attempt) + 1 from payment where order_id = $1), payment_method_id,
       payment_method_name, payment_key,
       total - (select coalesce(sum(amount), 0) from gift_card_use where order_id = $1), currency, $2, $3,
       ${FIRST_CHECK('payment_key', '$3')}
     from orders where id = $1 returning attempt`,
    [order.id, randomUUID(), ctx.now()],
  );
  return rows[0]!.attempt;
}
