import { ShopError, type Cents } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { hasEnded } from '../balance/has-ended';
import { balanceOf } from '../balance/balance';
import { loadBalanceFacts } from '../balance/balance-facts';
import { noteRefund } from './note-refund';
import { settlePayment } from './settle-payment';
import { noteOrderEvent } from '../../core/note-event';

export type PaymentBooked =
  | 'confirmed'
  | 'partlyPaid'
  | 'overpaid'
  | 'alreadyPaid'
  | 'nothingDue'
  | 'orderCancelled'
  | 'duplicate';

type Payment = {
  id: number;
  attempt: number;
  status: string;
  amount: Cents;
  received: Cents;
  isKept: boolean;
};

/** Statuses without money yet; an abandoned attempt may still be paid, by a late transfer. */
const NOT_PAID = ['open', 'pending', 'authorized', 'failed', 'expired', 'canceled'];

/** `attempt`: the payment attempt of the money; `amount`: the received amount in cents. */
export type Came = { attempt?: number | undefined; amount?: Cents | undefined };

/**
 * Books money of an order as received, and confirms the order once nothing is due. `attempt` may be
 * one that was given up for another; without it, it is the one that paid, else the latest. Without
 * `amount` all that is due has come, which is booked once, however often it is reported; an amount
 * is booked each time. Once all is there the other attempts end, and an order not sent yet gets the
 * payment method by which the money came, so that it is not collected again. An overpayment, for an
 * order that is paid by another attempt or has ended, is booked too, and waits to be refunded
 * (`repayPayments`). Throws `order.notFound`, and `payment.notFound` for an unknown attempt.
 */
export async function confirmPayment(
  ctx: CommerceContext,
  orderId: number,
  came: Came = {},
): Promise<PaymentBooked> {
  const { booked } = await transact(ctx, (ctx) => bookPayment(ctx, orderId, came));
  ringOutbox();
  return booked;
}

/**
 * The same within the transaction of a caller that writes more with it; also returns the attempt
 * that it was booked to. Ring the outbox afterwards.
 */
export async function bookPayment(
  ctx: CommerceContext,
  orderId: number,
  came: Came,
): Promise<{ booked: PaymentBooked; paymentId: number }> {
  const { rows } = await ctx.db.client.query<{ status: string }>(
    'select status from orders where id = $1 for update',
    [orderId],
  );
  const order = rows[0];
  if (!order) throw new ShopError('order.notFound');
  const payments = await loadPayments(ctx, orderId);
  const payment = paymentMeant(payments, came.attempt);
  if (!payment) throw new ShopError('payment.notFound');
  const { amount } = came;
  const booked = await bookTo(ctx, { orderId, status: order.status, payments, payment, amount });
  return { booked, paymentId: payment.id };
}

type Meant = {
  orderId: number;
  /** Of the order, which is locked. */
  status: string;
  payments: Payment[];
  payment: Payment;
  amount: Cents | undefined;
};

async function bookTo(ctx: CommerceContext, meant: Meant): Promise<PaymentBooked> {
  const { orderId, status, payments, payment, amount } = meant;
  const isNew = NOT_PAID.includes(payment.status);
  const isEnded = hasEnded(status);
  if (!isNew && amount === undefined) {
    // The provider's answer may have booked the money before the order was settled.
    if (!isEnded) await settlePayment(ctx, orderId);
    return 'alreadyPaid';
  }
  const isDuplicate = isNew && payments.some(({ isKept }) => isKept);
  const { due } = balanceOf(await loadBalanceFacts(ctx, orderId));
  const asked = isDuplicate || isEnded ? payment.amount - payment.received : due;
  const came = amount ?? asked;
  if (came === 0 && payment.amount > 0) return 'nothingDue';
  await book(ctx, payment.id, came);
  if (isDuplicate || isEnded) {
    if (isNew) await setStatus(ctx, payment.id, isDuplicate ? 'duplicate' : 'paid');
    if (isDuplicate)
      await noteOrderEvent(ctx, orderId, 'payment.duplicate', { attempt: payment.attempt });
    await noteRefund(ctx, orderId, isEnded ? endedBy(status) : 'overpaid');
    return isDuplicate ? 'duplicate' : 'orderCancelled';
  }
  if (!(await settlePayment(ctx, orderId, isNew ? payment.id : null))) return 'partlyPaid';
  return (await noteRefund(ctx, orderId, 'overpaid')) > 0 ? 'overpaid' : 'confirmed';
}

function endedBy(status: string): 'cancelled' | 'withdrawn' {
  return status === 'withdrawn' ? 'withdrawn' : 'cancelled';
}

async function loadPayments({ db }: CommerceContext, orderId: number): Promise<Payment[]> {
  const { rows } = await db.client.query<Payment>(
    `select id, attempt, status, amount, received,
       status = 'paid' and refunded_at is null as is_kept
     from payment where order_id = $1 order by attempt`,
    [orderId],
  );
  return rows;
}

function paymentMeant(payments: Payment[], attempt: number | undefined): Payment | undefined {
  if (attempt !== undefined) return payments.find((payment) => payment.attempt === attempt);
  return payments.find(({ isKept }) => isKept) ?? payments.at(-1);
}

async function book(ctx: CommerceContext, id: number, came: Cents): Promise<void> {
  await ctx.db.client.query(
    'update payment set received = received + $2, refunded_at = null, checked_at = $3 where id = $1',
    [id, came, ctx.now()],
  );
}

async function setStatus(ctx: CommerceContext, id: number, status: 'paid' | 'duplicate') {
  await ctx.db.client.query('update payment set status = $2 where id = $1', [id, status]);
}
