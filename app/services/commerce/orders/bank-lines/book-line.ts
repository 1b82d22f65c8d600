import type { BankLineWords } from '../../../../../database/schema';
import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { ringOutbox } from '../../core/outbox/queue';
import { TRANSFER_KEYS } from '../../sale/payments/transfer-keys';
import { bookPayment, type PaymentBooked } from '../order/confirm-payment';
import { transferAttempt } from '../order/transfer-attempt';
import { loadNamedOrders, lockDue } from './load-order-index';
import { ordersNamed, suggest, type Suggestion } from './suggest';
import { ORDER_OF_LINE } from './take-in-lines';

/** The result for a line: `booked` now, or `settled` before. */
export type LineBooked =
  | { orderId: number; booked: PaymentBooked }
  /** Each of these orders received all that was due for it. */
  | { orderId: number; booked: 'shared'; orderIds: number[] }
  | { orderId: number | null; booked: 'settled' };

type Line = {
  bookedOn: string;
  amount: number;
  currency: string;
  words: BankLineWords | null;
  isSettled: boolean;
  orderId: number | null;
};

/**
 * Books a stored line to the order that it pays, if that is still certain: the named orders are
 * locked and matched again. Otherwise returns the suggestion. `keys` are the keys of the lines in
 * its file with the same day and amount.
 */
export async function bookCertainLine(
  ctx: CommerceContext,
  lineId: number,
  keys: readonly Buffer[],
): Promise<LineBooked | Suggestion> {
  await ctx.hook('bank-line:before-booking');
  const done = await transact(ctx, async (ctx) => {
    const line = await lockLine(ctx, lineId);
    if (line.isSettled) return { orderId: line.orderId, booked: 'settled' as const };
    const said = { ...line, ...(line.words ?? NO_WORDS), kind: 'payment' as const };
    const ids = ordersNamed(said, await loadNamedOrders(ctx, [said], keys)).map(({ id }) => id);
    await ctx.db.client.query(
      'select from orders where id = any($1::int[]) order by id for update',
      [ids],
    );
    const found = suggest(said, await loadNamedOrders(ctx, [said], keys));
    const [orderId] = found.orderIds;
    if (found.outcome === 'paysAll') return share(ctx, { lineId, ...line }, found.orderIds);
    if (found.outcome !== 'pays' || orderId === undefined) return found;
    const attempt = found.attempt ?? undefined;
    const booked = await bookTo(ctx, { lineId, orderId, attempt, amount: line.amount });
    return { orderId, booked };
  });
  ringOutbox();
  return done;
}

/**
 * Books a stored line to an order that the operator chose, whatever its balance: an overpayment
 * waits to be refunded. Throws `bankLine.notFound`, `bankLine.otherCurrency` and `order.notFound`.
 */
export async function bookLine(
  ctx: CommerceContext,
  lineId: number,
  orderId: number,
): Promise<LineBooked> {
  const done = await transact(ctx, async (ctx) => {
    const line = await lockLine(ctx, lineId);
    if (line.isSettled) return { orderId: line.orderId, booked: 'settled' as const };
    const { rows } = await ctx.db.client.query<{ currency: string; attempt: number | null }>(
      `select o.currency, (select max(p.attempt) from payment p
         where p.order_id = o.id and upper(p.payment_key) = any($2)) as attempt
       from orders o where o.id = $1 and o.type_id = 1 for update of o`,
      [orderId, TRANSFER_KEYS],
    );
    const order = rows[0];
    if (!order) throw new ShopError('order.notFound');
    if (order.currency !== line.currency) {
      throw new ShopError('bankLine.otherCurrency');
    }
    const attempt = order.attempt ?? (await transferAttempt(ctx, orderId));
    const booked = await bookTo(ctx, { lineId, orderId, attempt, amount: line.amount });
    return { orderId, booked };
  });
  ringOutbox();
  return done;
}

/**
 * Books a stored line to several orders that the operator chose; it has to pay all that is due for
 * them. Throws `bankLine.notFound`, `bankLine.otherCurrency`, `bankLine.otherSum` and
 * `order.notFound`.
 */
export async function bookLineToAll(
  ctx: CommerceContext,
  lineId: number,
  orderIds: readonly number[],
): Promise<LineBooked> {
  const done = await transact(ctx, async (ctx) => {
    const line = await lockLine(ctx, lineId);
    if (line.isSettled) return { orderId: line.orderId, booked: 'settled' as const };
    return share(ctx, { lineId, ...line }, orderIds);
  });
  ringOutbox();
  return done;
}

/** Each order gets a part of the line; a part is stored as a separate line. */
async function share(
  ctx: CommerceContext,
  line: Pick<Line, 'amount' | 'currency'> & { lineId: number },
  given: readonly number[],
): Promise<LineBooked> {
  const orderIds = [...new Set(given)].toSorted((a, b) => a - b);
  const orders = await lockDue(ctx, orderIds);
  if (orders.length < orderIds.length) throw new ShopError('order.notFound');
  if (orders.some(({ currency }) => currency !== line.currency)) {
    throw new ShopError('bankLine.otherCurrency');
  }
  if (
    orders.reduce((sum, { due }) => sum + due, 0) !== line.amount ||
    !orders.every(({ due }) => due > 0)
  ) {
    throw new ShopError('bankLine.otherSum');
  }
  for (const order of orders) {
    const attempt = order.attempt ?? (await transferAttempt(ctx, order.id));
    const { paymentId } = await bookPayment(ctx, order.id, { attempt, amount: order.due });
    await ctx.db.client.query(
      `insert into bank_line (line_key, account, booked_on, amount, currency, words, taken_in_at,
         part_of, payment_id, settled_at)
       select sha256(line_key || $2::int::text::bytea), account, booked_on, $3, currency, words, taken_in_at,
         id, $4, $5
       from bank_line where id = $1`,
      [line.lineId, order.id, order.due, paymentId, ctx.now()],
    );
  }
  await settle(ctx, line.lineId, null);
  await ctx.hook('bank-line:before-commit');
  return { orderId: orderIds[0]!, booked: 'shared', orderIds };
}

/** Records that a line is for no order, or was booked otherwise. False: it was settled before. */
export async function setLineAside(ctx: CommerceContext, lineId: number): Promise<boolean> {
  return transact(ctx, async (ctx) => {
    const { isSettled } = await lockLine(ctx, lineId);
    if (!isSettled) await settle(ctx, lineId, null);
    return !isSettled;
  });
}

const NO_WORDS: BankLineWords = { name: '', text: '', endToEndId: '' };

async function lockLine({ db }: CommerceContext, lineId: number): Promise<Line> {
  const { rows } = await db.client.query<Line>(
    `select b.booked_on::text as "bookedOn", b.amount, b.currency, b.words,
       b.settled_at is not null as is_settled,
       ${ORDER_OF_LINE} as order_id
     from bank_line b where b.id = $1 for update of b`,
    [lineId],
  );
  if (!rows[0]) throw new ShopError('bankLine.notFound');
  return rows[0];
}

type Booking = { lineId: number; orderId: number; attempt: number | undefined; amount: number };

async function bookTo(ctx: CommerceContext, { lineId, orderId, attempt, amount }: Booking) {
  const { booked, paymentId } = await bookPayment(ctx, orderId, { attempt, amount });
  await settle(ctx, lineId, paymentId);
  await ctx.hook('bank-line:before-commit');
  return booked;
}

async function settle({ db, now }: CommerceContext, lineId: number, paymentId: number | null) {
  await db.client.query('update bank_line set payment_id = $2, settled_at = $3 where id = $1', [
    lineId,
    paymentId,
    now(),
  ]);
}
