import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { offer, readyToOrder, settle, type Shopper } from '../../../../tests/support/shopper';
import { useTestEngine } from '../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../core/commerce-context';
import type { Hook } from '../core/test-hooks';
import { ledgerCheck } from './ledger/ledger-check';
import { changeOrderStatus } from '../orders/order/change-order-status';
import { confirmPayment } from '../orders/order/confirm-payment';
import { expireOrders } from './expire-orders';

const [PREPAYMENT, COD] = [1, 3];
const LATE = '2026-11-09T10:00:00Z';
let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  const item = { name: 'Weiß', variations: [{ price: 1000, stock: 1000 }] };
  variationId = (await fixture.item(item)).variationIds[0]!;
  const text = { name_de: 'Herbst', name_en: 'Autumn', percent: 1000 };
  await fixture.insert('coupon', { code: 'HERBST', max_uses: 500, ...text });
});
beforeEach(() => engine.setTime('2026-11-01T10:00:00Z'));
afterEach(async () => {
  expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
  expect(await held()).toEqual(await heldByLiving());
});

const context = (hook: Hook = async () => {}) => {
  const { pool, index, now } = engine;
  return { ...jobContext({ pool, index, secret: Buffer.alloc(32, 7), now }, 'de'), hook };
};

type TestOrder = { id: number; accessKey: string; shopper: Shopper; email: string };

let serial = 0;
/** Two pieces with a coupon, to be paid in advance by 8 November. */
async function order(): Promise<TestOrder> {
  const email = `frist${(serial += 1)}@example.de`;
  const address = `198.51.100.${serial}`;
  const goods = [{ variationId, quantity: 2 }];
  const shopper = await readyToOrder(engine, goods, { email, paymentId: PREPAYMENT, address });
  await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'HERBST' }));
  const form = await offer(shopper);
  const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
  return { id, accessKey, shopper, email };
}

/** Concurrent changes of an order, by its page, its buyer or the team of the shop. */
const RIVALS = {
  money: ({ id }: TestOrder, hook?: Hook) => confirmPayment(context(hook), id),
  switch: ({ id, accessKey, shopper }: TestOrder, hook?: Hook) =>
    shopper.do(
      (shop) => shop.setOrderPaymentMethod({ orderId: id, accessKey, paymentId: COD }),
      hook,
    ),
  withdraw: ({ id, shopper, email }: TestOrder, hook?: Hook) => {
    const submissionId = `rival-of-the-clock-${String(id).padStart(10, '0')}`;
    const declared = { name: 'Anna', orderId: String(id), email, submissionId };
    return shopper.do((shop) => shop.doSubmitCancellation(declared), hook);
  },
  cancel: ({ id }: TestOrder, hook?: Hook) =>
    transact(context(hook), (ctx) =>
      changeOrderStatus(ctx, { orderId: id, to: 'cancelled', reason: 'operator' }),
    ),
};
type Rival = keyof typeof RIVALS;

async function held() {
  const { rows } = await engine.pool.query(
    `select (select reserved from stock where variation_id = $1) as pieces,
       (select used from coupon where code = 'HERBST') as uses`,
    [variationId],
  );
  return rows[0];
}

async function heldByLiving() {
  const { rows } = await engine.pool.query(
    `select 2 * count(*)::int as pieces, count(*)::int as uses from orders
     where status in ('pendingPayment', 'confirmed')`,
  );
  return rows[0];
}

async function stored({ id }: TestOrder) {
  const { rows } = await engine.pool.query(
    `select o.status, o.total,
       (select string_agg(data->>'to', ' ' order by id) from event_log
         where order_id = o.id and kind = 'order.status') as went,
       (select coalesce(sum(amount), 0)::int from refund where order_id = o.id) as back,
       (select count(*)::int from outbox where dedupe_key = 'mail:order_cancelled:' || o.id) as mails
     from orders o where id = $1`,
    [id],
  );
  return rows[0] as { status: string; total: number; went: string; back: number; mails: number };
}

/** Checks the result of an order, given that of its rival; nothing happened twice. */
async function expectOneWinner(
  placed: TestOrder,
  rival: Rival,
  result: PromiseSettledResult<unknown>,
) {
  const { status, total, went, back, mails } = await stored(placed);
  expect(went).toBe(status);
  expect(mails).toBe(status === 'cancelled' ? 1 : 0);
  const value = result.status === 'fulfilled' ? result.value : null;
  if (rival === 'money') {
    expect([value, status, back]).toEqual(
      status === 'confirmed' ? ['confirmed', status, 0] : ['orderCancelled', 'cancelled', total],
    );
  } else expect(back).toBe(0);
  if (rival === 'switch') {
    expect(status).toBe(result.status === 'fulfilled' ? 'confirmed' : 'cancelled');
    const refused = { reason: { key: 'order.paymentMethodCantSwitch' } };
    if (result.status === 'rejected') expect(result).toMatchObject(refused);
  } else expect(result.status).toBe('fulfilled');
  if (rival === 'withdraw') expect(['withdrawn', 'cancelled']).toContain(status);
  if (rival === 'cancel') expect(status).toBe('cancelled');
}

/** Waits until a transaction waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const count = async () => (await engine.pool.query(waiting)).rowCount;
  await expect.poll(count, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
}

/** Runs the first until it has locked the order, starts the second, then lets both continue. */
async function meet<T>(first: (hook: Hook) => Promise<T>, second: () => Promise<unknown>) {
  let begun: Promise<unknown> | undefined;
  const [a] = await Promise.allSettled([
    first(async (point) => {
      if (point !== 'status:locked' || begun) return;
      begun = Promise.allSettled([second()]).then(([b]) => b);
      await untilSomebodyWaits();
    }),
  ]);
  return [a, (await begun) as PromiseSettledResult<unknown>] as const;
}

describe.each(Object.keys(RIVALS) as Rival[])('the last day to pay is over, and: %s', (rival) => {
  test('the second to lock the order sees the result of the first', async () => {
    const early = await order();
    engine.setTime(LATE);
    const [result, expired] = await meet(
      (hook) => RIVALS[rival](early, hook) as Promise<unknown>,
      () => expireOrders(context()),
    );
    await expectOneWinner(early, rival, result);
    expect(expired).toMatchObject({ value: 0 });
    const won = { money: 'confirmed', switch: 'confirmed', withdraw: 'withdrawn' };
    expect((await stored(early)).status).toBe({ ...won, cancel: 'cancelled' }[rival]);

    engine.setTime('2026-11-01T10:00:00Z');
    const late = await order();
    engine.setTime(LATE);
    const [first, second] = await meet(
      (hook) => expireOrders(context(hook)),
      () => RIVALS[rival](late),
    );
    expect(first).toMatchObject({ value: 1 });
    await expectOneWinner(late, rival, second);
    expect((await stored(late)).status).toBe('cancelled');
  });
});

test('many orders, each with its rival, and the jobs of three processes concurrently', async () => {
  const all: TestOrder[] = [];
  for (let i = 0; i < 16; i += 1) all.push(await order());
  const rivals = Object.keys(RIVALS) as Rival[];
  engine.setTime(LATE);
  const jobs = settle([1, 2, 3].map(() => expireOrders(context())));
  const results = await Promise.allSettled(
    all.map((placed, i) => RIVALS[rivals[i % 4]!](placed) as Promise<unknown>),
  );
  expect((await jobs).errors).toEqual([]);
  for (const [i, placed] of all.entries()) {
    await expectOneWinner(placed, rivals[i % 4]!, results[i]!);
  }
});

test('a buyer who got another last day to pay meanwhile keeps the order', async () => {
  const placed = await order();
  engine.setTime(LATE);
  let expiring: Promise<number> | undefined;
  await transact(context(), async ({ db }) => {
    await db.client.query('select from orders where id = $1 for update', [placed.id]);
    expiring = expireOrders(context());
    await untilSomebodyWaits();
    await db.client.query(`update orders set pay_until = '2026-11-09' where id = $1`, [placed.id]);
  });
  expect(await expiring).toBe(0);
  expect(await stored(placed)).toMatchObject({ status: 'pendingPayment', mails: 0 });
});
