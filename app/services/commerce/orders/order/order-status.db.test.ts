import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { offer, readyToOrder, settle } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact, type CommerceContext } from '../../core/commerce-context';
import { expireOrders } from '../../jobs/expire-orders';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import type { OrderStatus } from '../../../../../database/schema';
import { listRefunds } from '../order-payment/list-refunds';
import { repayPayments } from '../order-payment/repay-payments';
import { changeOrderStatus } from './change-order-status';
import { LIVES } from './order-life';
import { confirmPayment } from './confirm-payment';

let variationId: number;
let part: number;
let bundle: number;
let ctx: CommerceContext;
const engine = useTestEngine(async (engine) => {
  const item = async (given: object) =>
    (await engine.fixture.item({ name: 'Weiß', variations: [{ price: 1000, ...given }] }))
      .variationIds[0]!;
  variationId = await item({ stock: 100 });
  part = await item({ stock: 100 });
  bundle = await item({ stock: 0, parts: { [part]: 2 } });
  await engine.fixture.insert('coupon', {
    code: 'EINMAL',
    name_de: 'x',
    name_en: 'x',
    percent: 1000,
    max_uses: 1,
    is_single_usage: true,
  });
  ctx = jobContext(
    {
      pool: engine.pool,
      index: engine.index,
      secret: Buffer.alloc(32, 7),
      now: () => engine.now(),
    },
    'de',
  );
});
beforeEach(() => engine.setTime('2026-11-01T10:00:00Z'));
afterEach(async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]));

async function order({ paymentId = 1, coupon = '', email = 'anna@example.de' } = {}) {
  const shopper = await readyToOrder(
    engine,
    [{ variationId, quantity: 3 }, { variationId: bundle }],
    {
      paymentId,
      email,
    },
  );
  if (coupon) await shopper.do((shop) => shop.doAddCoupon({ couponCode: coupon }));
  const form = await offer(shopper);
  return (await shopper.do((shop) => shop.doPlaceOrder(form))).id;
}

const change = (orderId: number, to: OrderStatus, hook?: CommerceContext['hook']) =>
  transact({ ...ctx, ...(hook && { hook }) }, (ctx) =>
    changeOrderStatus(ctx, { orderId, to, reason: 'operator' }),
  );

async function row<T>(sql: string, ...values: unknown[]): Promise<T> {
  return (await engine.pool.query(sql, values)).rows[0] as T;
}
const statusOf = async (id: number) =>
  (await row<{ status: string }>('select status from orders where id = $1', id)).status;
const reserved = async () =>
  (
    await row<{ all: string }>(
      `select string_agg(reserved || '/' || on_hand, ' ' order by variation_id) as all
       from stock where variation_id in ($1, $2)`,
      variationId,
      part,
    )
  ).all;
const mails = async (id: number, kind = 'order_cancelled') =>
  (
    await row<{ n: number }>(
      'select count(*)::int as n from outbox where dedupe_key = $1',
      `mail:${kind}:${id}`,
    )
  ).n;

describe('an unpaid order paid in advance', () => {
  test('is cancelled when its last day is over, and releases stock and coupon', async () => {
    const id = await order({ coupon: 'EINMAL' });
    expect(
      await row(
        'select pay_until::text as day, payment_term_days as days from orders where id=$1',
        id,
      ),
    ).toEqual({ day: '2026-11-08', days: 7 });
    expect(await reserved()).toBe('3/100 2/100');
    engine.setTime('2026-11-08T22:59:00Z');
    expect(await expireOrders(ctx)).toBe(0);
    engine.setTime('2026-11-08T23:00:00Z');
    expect(await expireOrders(ctx)).toBe(1);
    expect(await statusOf(id)).toBe('cancelled');
    expect(await reserved()).toBe('0/100 0/100');
    expect(await row('select used from coupon')).toEqual({ used: 0 });
    expect(await mails(id)).toBe(1);
    expect(await expireOrders(ctx)).toBe(0);
    const { rows } = await engine.pool.query(
      `select data from event_log where order_id = $1 and kind = 'order.status'`,
      [id],
    );
    expect(rows).toEqual([{ data: { from: 'pendingPayment', to: 'cancelled', reason: 'unpaid' } }]);
    expect(await order({ coupon: 'EINMAL' })).toBeGreaterThan(id);
  });

  test('waits as long as the setting at its placement says', async () => {
    await engine.pool.query(
      `update setting set value = value || '{"prepaymentDays": 3}' where key = 'orders'`,
    );
    const id = await order();
    await engine.pool.query(
      `update setting set value = value - 'prepaymentDays' where key = 'orders'`,
    );
    engine.setTime('2026-11-05T00:00:00Z');
    expect(await expireOrders(ctx)).toBeGreaterThan(0);
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('invoices and paid orders never expire', async () => {
    const [invoice, paid] = [await order({ paymentId: 2 }), await order()];
    expect(await confirmPayment(ctx, paid)).toBe('confirmed');
    expect(await confirmPayment(ctx, paid)).toBe('alreadyPaid');
    engine.setTime('2027-11-01T00:00:00Z');
    await expireOrders(ctx);
    expect([await statusOf(invoice), await statusOf(paid)]).toEqual(['confirmed', 'confirmed']);
  });

  test('is confirmed instead when its provider reports the money', async () => {
    const id = await order();
    await engine.pool.query(
      `update payment set status = 'paid', received = amount where order_id = $1`,
      [id],
    );
    engine.setTime('2026-11-20T00:00:00Z');
    expect(await expireOrders(ctx)).toBe(0);
    expect(await statusOf(id)).toBe('confirmed');
    expect(await mails(id)).toBe(0);
  });

  test('is cancelled once by the jobs of many processes', async () => {
    const id = await order();
    engine.setTime('2026-12-01T00:00:00Z');
    const counts = await Promise.all(Array.from({ length: 8 }, () => expireOrders(ctx)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mails(id)).toBe(1);
    expect(await reserved()).toContain('/100');
  });

  test('that cannot be cancelled does not block the others, and is reported', async () => {
    const [broken, sound] = [await order(), await order()];
    const holds = (quantity: number) =>
      engine.pool.query(
        'update reservation set quantity = $1 where order_id = $2 and variation_id = $3',
        [quantity, broken, part],
      );
    await holds(999);
    engine.setTime('2026-12-01T00:00:00Z');
    await expect(expireOrders(ctx)).rejects.toThrow(
      new RegExp(`^order ${broken}: .*"stock_reserved"$`),
    );
    expect([await statusOf(broken), await statusOf(sound)]).toEqual([
      'pendingPayment',
      'cancelled',
    ]);
    await holds(2);
    expect(await expireOrders(ctx)).toBe(1);
  });

  test('whose money arrives while the job runs stays, or gets a refund', async () => {
    const [first, second] = [await order(), await order()];
    engine.setTime('2026-12-01T00:00:00Z');
    // The payment locks first: the job waits for it and leaves the order alone.
    let expiring: Promise<number> | undefined;
    await transact(ctx, async (inner) => {
      await inner.db.client.query('select from orders where id = $1 for update', [first]);
      expiring = expireOrders(ctx);
      await inner.db.client.query(
        `update payment set status = 'paid', received = amount where order_id = $1`,
        [first],
      );
      await changeOrderStatus(inner, { orderId: first, to: 'confirmed', reason: 'paid' });
    });
    await expiring;
    expect(await statusOf(first)).toBe('confirmed');
    // The job was first: the money is booked, and a refund waits until it is paid back.
    expect(await statusOf(second)).toBe('cancelled');
    expect(await confirmPayment(ctx, second)).toBe('orderCancelled');
    expect(await listRefunds(ctx)).toMatchObject([{ orderId: second, reason: 'cancelled' }]);
    expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
    expect(await repayPayments(ctx, second)).toBeGreaterThan(0);
    expect(await listRefunds(ctx)).toEqual([]);
  });
});

describe('the table of statuses', () => {
  const ALLOWED = LIVES[1];
  const STATUSES = Object.keys(ALLOWED) as OrderStatus[];

  test.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    '%s to %s',
    async (from, to) => {
      const id = await order();
      const way: Record<OrderStatus, OrderStatus[]> = {
        pendingPayment: [],
        confirmed: ['confirmed'],
        shipped: ['confirmed', 'shipped'],
        completed: ['confirmed', 'shipped', 'completed'],
        cancelled: ['cancelled'],
        withdrawn: ['withdrawn'],
      };
      for (const step of way[from]) await change(id, step);
      const isAllowed = ALLOWED[from].includes(to);
      if (from === to) expect(await change(id, to)).toBe(false);
      else if (isAllowed) expect(await change(id, to)).toBe(true);
      else {
        await expect(change(id, to)).rejects.toMatchObject({ key: 'order.statusNotAllowed' });
      }
      expect(await statusOf(id)).toBe(isAllowed ? to : from);
      // A withdrawal counts the pieces of its order (`takeOut`).
      await engine.pool.query(
        `update order_line set withdrawn = quantity, unsent = quantity
         where order_id in (select id from orders where id = $1 and status = 'withdrawn')`,
        [id],
      );
    },
  );

  test('goods that are sent leave the stock, and their buyer is notified', async () => {
    await engine.pool.query(`update stock set on_hand = reserved + 100`);
    const before = await row<{ n: number }>(
      'select on_hand as n from stock where variation_id=$1',
      part,
    );
    const id = await order({ paymentId: 2 });
    await change(id, 'shipped');
    const after = await row<{ n: number }>(
      'select on_hand as n from stock where variation_id=$1',
      part,
    );
    expect(before.n - after.n).toBe(2);
    expect(await mails(id, 'order_shipped')).toBe(1);
  });

  test('a change that fails halfway changes nothing', async () => {
    const id = await order({ paymentId: 2 });
    const before = await reserved();
    await expect(
      change(id, 'cancelled', async (point) => {
        if (point === 'status:before-commit') throw new Error('gone');
      }),
    ).rejects.toThrow('gone');
    expect([await statusOf(id), await reserved(), await mails(id)]).toEqual([
      'confirmed',
      before,
      0,
    ]);
  });

  test('of concurrent cancelling and sending one wins', async () => {
    const id = await order({ paymentId: 2 });
    const { done, errors } = await settle([change(id, 'shipped'), change(id, 'cancelled')]);
    expect(done).toEqual([true]);
    expect(errors).toMatchObject([{ key: 'order.statusNotAllowed' }]);
  });

  test('an order that does not exist', async () => {
    await expect(change(1, 'cancelled')).rejects.toMatchObject({ key: 'order.notFound' });
  });
});
