import { ShopError } from '../../shop-api';
import { transact, type CommerceContext } from '../commerce-context';
import { changeOrderStatus } from './change-order-status';

export type PaymentBooked = 'confirmed' | 'alreadyPaid' | 'orderCancelled' | 'surplus';

type Payment = { id: number; attempt: number; status: string; isKept: boolean };

/** Of a payment whose money has not come; a given up one may still be paid, by a late transfer. */
const NOT_PAID = ['open', 'pending', 'authorized', 'failed', 'expired', 'canceled'];

/**
 * Books the money of an order as received and confirms the order, once. `attempt` says which attempt
 * to pay it the money belongs to, also one that was given up for another; without it, it is the
 * latest, unless one is paid. Then the other attempts end, and an order not sent yet is noted as paid
 * in the way the money came, so that nobody collects it again. Money for an order that is paid by
 * another attempt, or was cancelled meanwhile, is booked too, so that the ledger check names it until it
 * is paid back (`surplus`, `orderCancelled`; `repayPayments`). Throws `order.notFound`, and
 * `payment.notFound` for an attempt there is not.
 */
export function confirmPayment(
  ctx: CommerceContext,
  orderId: number,
  attempt?: number,
): Promise<PaymentBooked> {
  return transact(ctx, async (ctx) => {
    const { rows } = await ctx.db.client.query<{ status: string }>(
      'select status from orders where id = $1 for update',
      [orderId],
    );
    const order = rows[0];
    if (!order) throw new ShopError('order.notFound', { code: 404 });
    const payments = await loadPayments(ctx, orderId);
    const payment = paymentMeant(payments, attempt);
    if (!payment) throw new ShopError('payment.notFound', { code: 404 });
    const isNew = NOT_PAID.includes(payment.status);
    const isSurplus = isNew && payments.some(({ isKept }) => isKept);
    if (isNew) await book(ctx, payment.id, isSurplus ? 'surplus' : 'paid');
    if (isSurplus) {
      await note(ctx, orderId, { attempt: payment.attempt });
      return 'surplus';
    }
    if (order.status === 'cancelled') return isNew ? 'orderCancelled' : 'alreadyPaid';
    if (isNew) await settleOrder(ctx, orderId, payment.id);
    await changeOrderStatus(ctx, {
      orderId,
      from: 'pendingPayment',
      to: 'confirmed',
      reason: 'paid',
    });
    return isNew ? 'confirmed' : 'alreadyPaid';
  });
}

async function loadPayments({ db }: CommerceContext, orderId: number): Promise<Payment[]> {
  const { rows } = await db.client.query<Payment>(
    `select id, attempt, status, status = 'paid' and refunded_at is null as "isKept"
     from payment where order_id = $1 order by attempt`,
    [orderId],
  );
  return rows;
}

function paymentMeant(payments: Payment[], attempt: number | undefined): Payment | undefined {
  if (attempt !== undefined) return payments.find((payment) => payment.attempt === attempt);
  return payments.find(({ isKept }) => isKept) ?? payments.at(-1);
}

async function book(ctx: CommerceContext, id: number, status: 'paid' | 'surplus'): Promise<void> {
  await ctx.db.client.query('update payment set status = $2, checked_at = $3 where id = $1', [
    id,
    status,
    ctx.now(),
  ]);
}

/** What was begun besides ends; while the goods are here, the order names the way the money came. */
async function settleOrder(ctx: CommerceContext, orderId: number, paymentId: number) {
  await ctx.db.client.query(
    `with ended as (
       update payment set status = 'canceled'
       where order_id = $1 and id <> $2 and status in ('open', 'pending', 'authorized')
     )
     update orders o set payment_method_id = p.method_id, payment_method_name = p.method_name,
       payment_key = p.payment_key
     from payment p
     where o.id = $1 and p.id = $2 and o.payment_method_id <> p.method_id
       and o.status in ('pendingPayment', 'confirmed')`,
    [orderId, paymentId],
  );
}

async function note(ctx: CommerceContext, orderId: number, data: { attempt: number }) {
  await ctx.db.client.query(
    `insert into event_log (order_id, kind, data, at) values ($1, 'payment.surplus', $2, $3)`,
    [orderId, JSON.stringify(data), ctx.now()],
  );
}
