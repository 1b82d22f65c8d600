import { expect, test } from 'vitest';
import { getReady, offer, type TestEngine } from '../../../../tests/support/shopper';
import { useFilledShop } from '../../../../tests/support/use-filled-shop';
import { transact } from '../core/commerce-context';
import { addParcels } from '../orders/order/add-parcels';
import { changeOrderStatus } from '../orders/order/change-order-status';
import { confirmPayment } from '../orders/order/confirm-payment';
import { repayPayments } from '../orders/order-payment/repay-payments';
import { startOutbox } from '../core/outbox/run-outbox';
import { claimReviewMail, returnReviewMail } from '../people/review-mails/claim-review-mail';
import { queueReviewMails } from '../people/review-mails/queue-review-mails';
import { bookLine, setLineAside } from '../orders/bank-lines/book-line';
import { listLines } from '../orders/bank-lines/list-lines';
import { bookLines } from '../orders/bank-lines/read-lines';
import { moveReturn } from '../orders/returns/move-return';
import { writeReturn } from '../orders/returns/write-return';
import { documentsOfPeriod } from '../orders/vat-declarations/documents-of-period';
import { commerceJobs } from './commerce-jobs';

const DAY_MS = 24 * 60 * 60 * 1000;

let variationId: number;
const { engine, context, newcomer, expectIndexes } = useFilledShop(async ({ fixture, pool }) => {
  const made = await fixture.item({ name: 'Weiß', variations: [{ price: 1000, stock: 100 }] });
  variationId = made.variationIds[0]!;
  await pool.query(
    `update setting set value = value || '{"reviewMailDays": 7}' where key = 'orders'`,
  );
});

test('mails are taken from a long list of sent ones', () =>
  expectIndexes('work', async () => {
    await place();
    const handlers = { 'mail:order_received': async () => undefined };
    const outbox = startOutbox({ pool: engine.pool, handlers, now: engine.now, pollMs: 1e6 });
    expect(await outbox.runOnce()).toBeGreaterThan(0);
    await outbox.stop();
  }));

test('mails for reviews are queued once each by concurrent jobs, and taken one by one', async () => {
  const { rows } = await engine.pool.query<{ due: number }>(
    `select count(*)::int as due from orders
      where review_mail = 'announced' and sent_at < now() - interval '8 days'`,
  );
  // More than a single statement takes.
  expect(rows[0]!.due).toBeGreaterThan(501);
  await expectIndexes('work', () => Promise.all([1, 2, 3].map(() => queueReviewMails(context()))));
  const queued = await engine.pool.query<{ orderId: number }>(
    `select (payload->>'orderId')::int as order_id from outbox where kind = 'mail:review_request'`,
  );
  const ids = queued.rows.map(({ orderId }) => orderId);
  expect(ids.length).toBeGreaterThanOrEqual(rows[0]!.due);
  expect(new Set(ids).size).toBe(ids.length);
  await expectIndexes('work', async () => {
    for (const id of ids.slice(0, 5)) {
      await claimReviewMail(context(), id);
      await returnReviewMail(context(), id);
    }
  });
});

async function place(): Promise<number> {
  const guest = newcomer();
  await guest.do((shop) => shop.doAddCartItem({ variationId, quantity: 3 }));
  await getReady(guest, { email: 'guest-3@example.com' });
  const order = await offer(guest);
  return (await guest.do((shop) => shop.doPlaceOrder(order))).id;
}

test('the shop books a payment, sends the goods, and accepts a return of some', async () => {
  const orderId = await place();
  await expectIndexes('visit', async () => {
    const move = (to: 'shipped' | 'completed') =>
      transact(context(), (ctx) => changeOrderStatus(ctx, { orderId, to, reason: 'operator' }));
    await confirmPayment(context(), orderId, { amount: 10_000 });
    await repayPayments(context(), orderId);
    await move('shipped');
    await addParcels(context(), { orderId, trackingNumbers: ['00340434'] });
    const { rows } = await engine.pool.query<{ id: number }>(
      'select id from order_line where order_id = $1',
      [orderId],
    );
    const items = [{ orderItemId: rows[0]!.id, quantity: 1, returnReasonId: 1 }];
    const returnId = await transact(context(), (ctx) => writeReturn(ctx, { orderId, items }));
    await moveReturn(context(), { returnId, to: 'received', isSellable: true });
    await moveReturn(context(), { returnId, to: 'refunded' });
    await repayPayments(context(), orderId);
    await move('completed');
  });
});

test('a bank statement is read and booked', async () => {
  const orderId = await place();
  const [second, third] = [await place(), await place()];
  const line = {
    kind: 'payment' as const,
    account: '',
    bookedOn: '2026-11-26',
    amount: 10_000,
    currency: 'EUR',
    name: 'Anna Müller',
    endToEndId: '',
    reference: '',
  };
  const lines = [
    { ...line, text: `Bestellung ${orderId}, RE-2026-00012` },
    { ...line, text: 'Miete' },
    { ...line, text: `Bestellungen ${second} und ${third}`, amount: 2 * 3490 },
  ];
  await expectIndexes('visit', async () => {
    const read = await bookLines(context(), lines);
    expect(read[2]!.found).toMatchObject({ booked: 'shared' });
    await bookLine(context(), read[0]!.id!, orderId);
    await setLineAside(context(), read[1]!.id!);
    await listLines(context());
  });
});

/**
 * Tables that the ledger check reads completely, and why. It runs once an hour, and none of them
 * grows only with time: completed orders do not add goods or uses of one coupon.
 */
const WHOLE_OF_LEDGER = [
  // Each row with its reservations: an index on reservations would cost more for every order than
  // one check.
  'stock',
  // Counted for recently used coupons: their total number of uses is checked.
  'coupon_use',
  // By the partial index of those about which the provider still has to be queried.
  'express_payment',
];

/**
 * Tested separately; without a payment provider they make no queries
 * (`query-plans-online.db.test.ts`).
 */
const ELSEWHERE = [
  'ledger check',
  'payments under way',
  'payments from carts',
  'ways to pay online',
];

test.each([
  ['nothing', 0],
  ['everything', 120],
  ['the data stored for years', 9 * 366],
])('the jobs, when %s is due', async (_, days) => {
  engine.setTime(new Date(Date.now() + days * DAY_MS));
  for (const job of jobs(engine).filter(({ name }) => !ELSEWHERE.includes(name))) {
    await expectIndexes('work', job.run);
  }
});

test('the ledger check, in a shop older than the period it checks', async () => {
  engine.setTime(new Date(Date.now() + 100 * DAY_MS));
  const check = jobs(engine).find(({ name }) => name === 'ledger check')!;
  await expectIndexes('work', check.run, WHOLE_OF_LEDGER);
});

/** In a shop of some years each month has few documents of all; this one has none of this month. */
test('documents of a month are found by their day', () =>
  expectIndexes('work', () => documentsOfPeriod(context(), '2020-01')));

test('the job of the price changes reads offers that begin or end, and no others', async () => {
  const client = await engine.pool.connect();
  try {
    await client.query('begin');
    await client.query('select record_price_changes($1)', [new Date(Date.now() + 500 * DAY_MS)]);
    await client.query(
      `insert into variation_price (variation_id, kind, price, valid_from)
       values ($1, 'special_offer', 500, now() + interval '510 days')`,
      [variationId],
    );
    const read = async () => {
      const { rows } = await client.query<{ rows: number }>(
        `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
         from pg_stat_xact_user_tables where relname like any (array['variation%', 'price%'])`,
      );
      return rows[0]!.rows;
    };
    const before = await read();
    const soon = new Date(Date.now() + 520 * DAY_MS);
    const { rows } = await client.query('select record_price_changes($1) as offers', [soon]);
    expect(rows).toEqual([{ offers: 1 }]);
    expect((await read()) - before).toBeLessThan(20);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

function jobs({ now }: Pick<TestEngine, 'now'>) {
  return commerceJobs({ ctx: { ...context(), now }, onFaults: () => undefined });
}
