import type { BankLineWords } from '../../../../../database/schema';
import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../ground/commerce-context';
import { ringOutbox } from '../../ground/outbox/queue';
import { TRANSFER_KEYS } from '../../sale/payments/transfer-keys';
import { bookPayment, type PaymentBooked } from '../order/confirm-payment';
import { transferAttempt } from '../order/transfer-attempt';
import { loadNamedOrders } from './known-orders';
import { ordersNamed, suggest, type Suggestion } from './suggest';

/** What became of a line: `booked` now, or `settled` before. */
export type LineBooked =
  { orderId: number; booked: PaymentBooked } | { orderId: number | null; booked: 'settled' };

type Line = {
  bookedOn: string;
  amount: number;
  currency: string;
  words: BankLineWords | null;
  isSettled: boolean;
  orderId: number | null;
};

/**
 * Books a kept line to the order it is for, if that is certain still: the orders it names are locked and asked
 * again. Gives what is suggested instead where it is not. `keys` are those of the lines of its file that are of its
 * day and sum.
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
    if (found.outcome !== 'pays' || orderId === undefined) return found;
    const attempt = found.attempt ?? undefined;
    const booked = await bookTo(ctx, { lineId, orderId, attempt, amount: line.amount });
    return { orderId, booked };
  });
  ringOutbox();
  return done;
}

/**
 * Books a kept line to an order that somebody chose, whatever it owes: what is too much waits to be paid back.
 * Throws `bankLine.notFound`, `bankLine.otherCurrency` and `order.notFound`.
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
    if (!order) throw new ShopError('order.notFound', { code: 404 });
    if (order.currency !== line.currency) {
      throw new ShopError('bankLine.otherCurrency', { code: 422 });
    }
    const attempt = order.attempt ?? (await transferAttempt(ctx, orderId));
    const booked = await bookTo(ctx, { lineId, orderId, attempt, amount: line.amount });
    return { orderId, booked };
  });
  ringOutbox();
  return done;
}

/** Notes that a line is for no order, or was booked without it. False: it was settled before. */
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
       b.settled_at is not null as "isSettled",
       (select p.order_id from payment p where p.id = b.payment_id) as "orderId"
     from bank_line b where b.id = $1 for update of b`,
    [lineId],
  );
  if (!rows[0]) throw new ShopError('bankLine.notFound', { code: 404 });
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
