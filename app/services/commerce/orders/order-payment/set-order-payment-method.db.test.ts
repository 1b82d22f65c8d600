import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isDatabaseAway } from '../../../../../database/trouble';
import { offer, readyToOrder, settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact, type CommerceContext } from '../../core/commerce-context';
import { expireOrders } from '../../jobs/expire-orders';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { changeOrderStatus } from '../order/change-order-status';
import { confirmPayment } from '../order/confirm-payment';
import { listRefunds } from './list-refunds';
import { repayPayments } from './repay-payments';

const [PREPAYMENT, INVOICE, COD] = [1, 2, 3];
let variationId: number;
let ctx: CommerceContext;
const engine = useTestEngine(async (engine) => {
  const item = { name: 'Weiß', variations: [{ price: 1000, stock: 1000 }] };
  variationId = (await engine.fixture.item(item)).variationIds[0]!;
  const secret = Buffer.alloc(32, 7);
  const { pool, index } = engine;
  ctx = jobContext({ pool, index, secret, now: () => engine.now() }, 'de');
});
beforeEach(() => engine.setTime('2026-11-01T10:00:00Z'));
afterEach(async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]));

type TestOrder = { id: number; accessKey: string; shopper: Shopper };

let serial = 0;
async function order(paymentId = PREPAYMENT): Promise<TestOrder> {
  const email = `anna${(serial += 1)}@example.de`;
  const shopper = await readyToOrder(engine, [{ variationId }], { paymentId, email });
  const form = await offer(shopper);
  const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
  return { id, accessKey, shopper };
}

const choose = (
  { id, accessKey, shopper }: TestOrder,
  paymentId: number,
  hook?: CommerceContext['hook'],
) => shopper.do((shop) => shop.setOrderPaymentMethod({ orderId: id, accessKey, paymentId }), hook);

const seen = ({ id, accessKey, shopper }: TestOrder) =>
  shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));

async function stored({ id }: TestOrder) {
  const { rows } = await engine.pool.query(
    `select o.status, o.payment_key as key, o.total, o.pay_until::text as day,
       o.payment_term_days as days,
       (select string_agg(p.payment_key || ' ' || p.status, ', ' order by p.attempt)
          from payment p where p.order_id = o.id) as payments,
       (select count(*)::int from outbox where dedupe_key like 'mail:payment_changed:' || o.id || ':%') as mails
     from orders o where o.id = $1`,
    [id],
  );
  return rows[0] as Record<string, unknown>;
}

const setPayment = (placed: TestOrder, status: string) =>
  engine.pool.query(
    `update payment set status = $2, received = case when $2 = 'paid' then amount else 0 end
     where order_id = $1`,
    [placed.id, status],
  );
const send = (placed: TestOrder) =>
  transact(ctx, (ctx) =>
    changeOrderStatus(ctx, { orderId: placed.id, to: 'shipped', reason: 'operator' }),
  );

describe('another payment method', () => {
  test('that is paid later confirms the order, whose total stays', async () => {
    const placed = await order(PREPAYMENT);
    const before = await stored(placed);
    expect(before).toMatchObject({ status: 'pendingPayment', day: '2026-11-08', days: 7 });
    expect(await choose(placed, INVOICE)).toEqual({ type: 'continue', value: '' });
    expect(await stored(placed)).toEqual({
      status: 'confirmed',
      key: 'INVOICE',
      total: before.total,
      day: null,
      days: 14,
      payments: 'PREPAYMENT canceled, INVOICE open',
      mails: 1,
    });
    expect(await seen(placed)).toMatchObject({
      paymentMethodName: 'Rechnung',
      paymentBankDetails: null,
      paymentStatusKey: 'unpaid',
    });
    engine.setTime('2026-12-01T10:00:00Z');
    expect(await expireOrders(ctx)).toBe(0);
  });

  test('in advance makes the order wait for its money from that day on, and names the account', async () => {
    const placed = await order(INVOICE);
    engine.setTime('2026-11-03T23:30:00Z');
    await choose(placed, PREPAYMENT);
    expect(await stored(placed)).toMatchObject({
      status: 'pendingPayment',
      day: '2026-11-11',
      payments: 'INVOICE canceled, PREPAYMENT open',
    });
    expect((await seen(placed)).paymentBankDetails).not.toBeNull();
    await expect(send(placed)).rejects.toMatchObject({ key: 'order.statusNotAllowed' });
    expect(await confirmPayment(ctx, placed.id)).toBe('confirmed');
    expect(await stored(placed)).toMatchObject({ status: 'confirmed' });
  });

  test('is recorded in the order, in its language', async () => {
    const placed = await order(PREPAYMENT);
    await choose(placed, COD);
    const { rows } = await engine.pool.query(
      `select data from event_log where order_id = $1 and kind like 'order.%' order by id`,
      [placed.id],
    );
    expect(rows.map(({ data }) => data)).toEqual([
      { from: 'pendingPayment', to: 'confirmed', reason: 'payment' },
      { from: 'PREPAYMENT', to: 'CASH_ON_DELIVERY', attempt: 2 },
    ]);
  });

  test('is offered on its page, including the current one', async () => {
    const placed = await order(PREPAYMENT);
    const { allowPaymentMethodSwitchFrom, paymentMethodListForSwitch, paymentMethodId } =
      await seen(placed);
    expect([allowPaymentMethodSwitchFrom, paymentMethodId]).toEqual([true, PREPAYMENT]);
    expect(paymentMethodListForSwitch.map(({ id }) => id)).toEqual([1, 2, 3]);
    await confirmPayment(ctx, placed.id);
    expect(await seen(placed)).toMatchObject({
      allowPaymentMethodSwitchFrom: false,
      paymentMethodListForSwitch: [],
    });
  });
});

describe('repeated and concurrent requests', () => {
  test('change the method once', async () => {
    const placed = await order(PREPAYMENT);
    for (let i = 0; i < 3; i += 1) await choose(placed, COD);
    expect(await stored(placed)).toMatchObject({
      payments: 'PREPAYMENT canceled, CASH_ON_DELIVERY open',
      mails: 1,
    });
    await choose(await order(PREPAYMENT), PREPAYMENT);
  });

  test('with the same method change nothing', async () => {
    const placed = await order(PREPAYMENT);
    const before = await stored(placed);
    await choose(placed, PREPAYMENT);
    expect(await stored(placed)).toEqual(before);
  });

  test('for one method begin one payment, of twenty', async () => {
    const placed = await order(PREPAYMENT);
    const { errors } = await settle(Array.from({ length: 20 }, () => choose(placed, INVOICE)));
    expect(errors).toEqual([]);
    expect(await stored(placed)).toMatchObject({
      payments: 'PREPAYMENT canceled, INVOICE open',
      mails: 1,
    });
  });

  test('for different methods leave one payment active, of twenty', async () => {
    const placed = await order(PREPAYMENT);
    const wishes = Array.from({ length: 20 }, (_, i) => choose(placed, [INVOICE, COD][i % 2]!));
    const { errors } = await settle(wishes);
    for (const error of errors)
      expect(error).toMatchObject({ key: 'order.paymentMethodCantSwitch' });
    const { payments } = await stored(placed);
    const states = String(payments).split(', ');
    expect(states.filter((state) => state.endsWith(' open'))).toHaveLength(1);
    expect(states.length).toBeLessThanOrEqual(10);
  });

  test('cannot extend the last day to pay', async () => {
    const placed = await order(PREPAYMENT);
    const lastDay = (await seen(placed)).payUntil!;
    engine.setTime(`${lastDay}T10:00:00Z`);
    for (let i = 0; i < 9; i += 1) {
      await choose(placed, i % 2 ? PREPAYMENT : COD);
      expect((await seen(placed)).payUntil).toBe(i % 2 ? lastDay : null);
    }
    engine.setTime('2026-11-01T11:00:00Z');
    await expect(choose(placed, PREPAYMENT)).rejects.toMatchObject({
      key: 'order.paymentMethodCantSwitch',
    });
  });
});

describe('is refused', () => {
  const refused = (placed: TestOrder, paymentId: number) =>
    choose(placed, paymentId).then(
      () => 'done',
      (error: { key: string }) => error.key,
    );

  test.each<[string, string, (placed: TestOrder) => Promise<unknown>]>([
    ['sent', 'order.paymentMethodCantSwitch', send],
    ['paid', 'order.paymentMethodCantSwitch', ({ id }) => confirmPayment(ctx, id)],
    ['authorized', 'order.paymentMethodCantSwitch', (placed) => setPayment(placed, 'authorized')],
    ['in progress', 'order.paymentInProgress', (placed) => setPayment(placed, 'pending')],
  ])('when %s', async (_, key, happen) => {
    const placed = await order(INVOICE);
    await happen(placed);
    const before = await stored(placed);
    expect(await refused(placed, PREPAYMENT)).toBe(key);
    expect(await stored(placed)).toEqual(before);
  });

  test('for an unknown method, one this order cannot have, and invalid input', async () => {
    const placed = await order(PREPAYMENT);
    await engine.pool.query('update payment_method set max_amount = 1 where id = $1', [INVOICE]);
    try {
      expect(await refused(placed, INVOICE)).toBe('payment.notAvailable');
    } finally {
      await engine.pool.query('update payment_method set max_amount = 50000 where id = $1', [
        INVOICE,
      ]);
    }
    for (const paymentId of [99, 2_147_483_647]) {
      expect(await refused(placed, paymentId)).toBe('order.paymentMethodNotExist');
    }
    for (const paymentId of [0, -1, 1.5, NaN, 1e99]) {
      expect(await refused(placed, paymentId)).toBe('order.paymentMethodNotExist');
    }
  });

  test('where the shop has disabled it', async () => {
    const placed = await order(PREPAYMENT);
    const set = (value: string) =>
      engine.pool.query(`update setting set value = value || $1 where key = 'orders'`, [value]);
    await set('{"paymentChange": false}');
    try {
      expect(await refused(placed, COD)).toBe('order.paymentMethodSwitchDisabled');
      expect((await seen(placed)).allowPaymentMethodSwitchFrom).toBe(false);
    } finally {
      await set('{"paymentChange": true}');
    }
  });

  test('to a stranger, with the key and without', async () => {
    const { id: orderId, accessKey } = await order(PREPAYMENT);
    const stranger = engine.shopper();
    const wish = { orderId, paymentId: COD };
    const key = (input: object) =>
      stranger
        .do((shop) => shop.setOrderPaymentMethod({ ...wish, ...input }))
        .catch((error: { key: string }) => error.key);
    expect(await key({})).toBe('order.notFound');
    expect(await key({ accessKey: 'x'.repeat(43) })).toBe('order.notFound');
    expect(await key({ accessKey })).toBe('order.additionalAuthenticationRequiredPostcode');
    expect(await key({ accessKey, name: 'Müller' })).toBe('order.paymentMethodNotExist');
  });
});

describe('rivals', () => {
  test('money for an attempt that is given up at the same time pays the order', async () => {
    const placed = await order(PREPAYMENT);
    let booking: Promise<unknown> | undefined;
    const chosen = choose(placed, COD, async (point) => {
      // Locked by the choice: the money waits, and then belongs to an attempt that was given up.
      if (point === 'pay:locked') booking = confirmPayment(ctx, placed.id, { attempt: 1 });
    });
    await chosen;
    expect(await booking).toBe('confirmed');
    expect(await stored(placed)).toMatchObject({
      status: 'confirmed',
      key: 'PREPAYMENT',
      payments: 'PREPAYMENT paid, CASH_ON_DELIVERY canceled',
    });
    await expect(choose(placed, COD)).rejects.toMatchObject({
      key: 'order.paymentMethodCantSwitch',
    });
  });

  test('an order that is cancelled as unpaid meanwhile stays cancelled', async () => {
    const placed = await order(PREPAYMENT);
    engine.setTime('2026-12-01T10:00:00Z');
    const [chosen, expired] = await Promise.allSettled([choose(placed, COD), expireOrders(ctx)]);
    const { status } = await stored(placed);
    expect(expired.status).toBe('fulfilled');
    expect(status).toBe(chosen.status === 'fulfilled' ? 'confirmed' : 'cancelled');
  });

  test('money that the provider has received already is booked instead', async () => {
    const placed = await order(PREPAYMENT);
    await setPayment(placed, 'paid');
    await expect(choose(placed, COD)).rejects.toMatchObject({
      key: 'order.paymentMethodCantSwitch',
    });
    expect(await stored(placed)).toMatchObject({
      status: 'confirmed',
      payments: 'PREPAYMENT paid',
    });
  });
});

describe('money that comes late', () => {
  test('for an abandoned attempt pays the order, which then collects nothing more', async () => {
    const placed = await order(PREPAYMENT);
    await choose(placed, COD);
    expect(await confirmPayment(ctx, placed.id, { attempt: 1 })).toBe('confirmed');
    expect(await confirmPayment(ctx, placed.id, { attempt: 1 })).toBe('alreadyPaid');
    expect(await stored(placed)).toMatchObject({
      key: 'PREPAYMENT',
      payments: 'PREPAYMENT paid, CASH_ON_DELIVERY canceled',
    });
  });

  test('for shipped goods keeps the payment method of the order', async () => {
    const placed = await order(PREPAYMENT);
    await choose(placed, COD);
    await transact(ctx, (ctx) =>
      changeOrderStatus(ctx, { orderId: placed.id, to: 'shipped', reason: 'operator' }),
    );
    expect(await confirmPayment(ctx, placed.id, { attempt: 1 })).toBe('confirmed');
    expect(await stored(placed)).toMatchObject({ status: 'shipped', key: 'CASH_ON_DELIVERY' });
  });

  test('in parts pays the order once all of it has arrived', async () => {
    const placed = await order(PREPAYMENT);
    const { total } = { total: (await seen(placed)).totals.totalGross };
    expect(await confirmPayment(ctx, placed.id, { amount: 100 })).toBe('partlyPaid');
    expect(await seen(placed)).toMatchObject({
      paymentStatusKey: 'partlyPaid',
      statusName: 'pendingPayment',
      balance: { paid: 100, due: total - 100 },
    });
    expect(await confirmPayment(ctx, placed.id)).toBe('confirmed');
    expect(await seen(placed)).toMatchObject({
      paymentStatusKey: 'fullyPaid',
      statusName: 'confirmed',
    });
    expect(await confirmPayment(ctx, placed.id, { amount: 50 })).toBe('overpaid');
    expect(await repayPayments(ctx, placed.id)).toBe(50);
    expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
  });

  test('and a second time is recorded until it is refunded, once', async () => {
    const placed = await order(PREPAYMENT);
    await choose(placed, COD);
    expect(await confirmPayment(ctx, placed.id)).toBe('confirmed');
    const booked = await Promise.all(
      [1, 1, 1].map((n) => confirmPayment(ctx, placed.id, { attempt: n })),
    );
    expect(booked.toSorted()).toEqual(['alreadyPaid', 'alreadyPaid', 'duplicate']);
    expect(await stored(placed)).toMatchObject({
      status: 'confirmed',
      payments: 'PREPAYMENT duplicate, CASH_ON_DELIVERY paid',
    });
    expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
    const { totals, paymentStatusKey, balance } = await seen(placed);
    expect([paymentStatusKey, balance.refundable]).toEqual(['overpaid', totals.totalGross]);
    expect(await listRefunds(ctx)).toMatchObject([
      { orderId: placed.id, amount: totals.totalGross, reason: 'overpaid' },
    ]);
    expect(await repayPayments(ctx, placed.id)).toBe(totals.totalGross);
    expect(await repayPayments(ctx, placed.id)).toBe(0);
    expect((await seen(placed)).paymentStatusKey).toBe('fullyPaid');
  });

  test('for an order that was cancelled is paid back', async () => {
    const placed = await order(PREPAYMENT);
    engine.setTime('2026-12-01T10:00:00Z');
    await expireOrders(ctx);
    expect(await confirmPayment(ctx, placed.id, { attempt: 1 })).toBe('orderCancelled');
    expect(await repayPayments(ctx, placed.id)).toBeGreaterThan(0);
    engine.setTime('2026-11-01T11:00:00Z');
    expect((await seen(placed)).paymentStatusKey).toBe('refunded');
  });

  test('for an unknown attempt or order is refused', async () => {
    const { id } = await order();
    await expect(confirmPayment(ctx, id, { attempt: 7 })).rejects.toMatchObject({
      key: 'payment.notFound',
    });
    await expect(confirmPayment(ctx, 1, { attempt: 1 })).rejects.toMatchObject({
      key: 'order.notFound',
    });
    await expect(repayPayments(ctx, 1)).rejects.toMatchObject({ key: 'order.notFound' });
  });
});

describe('an unsuccessful attempt', () => {
  test.each(['failed', 'expired'])('(%s) is repeated with the same method', async (status) => {
    const placed = await order(PREPAYMENT);
    await setPayment(placed, status);
    expect(await seen(placed)).toMatchObject({
      paymentProgress: 'notCompleted',
      allowPaymentMethodSwitchFrom: true,
    });
    engine.setTime('2026-11-02T10:00:00Z');
    await settle(Array.from({ length: 8 }, () => choose(placed, PREPAYMENT)));
    expect(await stored(placed)).toMatchObject({
      payments: `PREPAYMENT ${status}, PREPAYMENT open`,
      day: '2026-11-08',
    });
    expect((await seen(placed)).paymentProgress).toBe('none');
  });
});

const IN_TRANSACTION = `from pg_stat_activity
  where datname = current_database() and state like 'idle in transaction%'`;

test.each([
  'pay:locked',
  'pay:attempt-begun',
  'status:locked',
  'status:before-commit',
  'pay:before-commit',
])('a connection lost at %s changes nothing, and the request can be sent again', async (lost) => {
  const placed = await order(PREPAYMENT);
  const before = await stored(placed);
  const refused = await choose(placed, COD, async (point) => {
    if (point !== lost) return;
    await engine.pool.query(`select pg_terminate_backend(pid) ${IN_TRANSACTION}`);
    await expect
      .poll(async () => (await engine.pool.query(`select ${IN_TRANSACTION}`)).rowCount)
      .toBe(0);
  }).catch((error: unknown) => error);
  expect(isDatabaseAway(refused), String(refused)).toBe(true);
  expect(await stored(placed)).toEqual(before);
  await choose(placed, COD);
  expect(await stored(placed)).toMatchObject({
    payments: 'PREPAYMENT canceled, CASH_ON_DELIVERY open',
  });
});

test('a process that is killed after the commit has changed it once', async () => {
  const placed = await order(PREPAYMENT);
  const lost = choose(placed, COD, async (point) => {
    if (point === 'pay:after-commit') throw new Error('gone');
  });
  await expect(lost).rejects.toThrow('gone');
  await choose(placed, COD);
  expect(await stored(placed)).toMatchObject({
    payments: 'PREPAYMENT canceled, CASH_ON_DELIVERY open',
    mails: 1,
  });
});
