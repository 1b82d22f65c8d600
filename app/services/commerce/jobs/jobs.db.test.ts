import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestEngine,
  offer,
  readyToOrder,
  type TestEngine,
} from '../../../../tests/support/shopper';
import { ledgerCheck } from '../ledger/ledger-check';
import { deleteExpiredSessions, deleteOldCarts, deleteOldRateLimits } from './clean-up';
import { startScheduler } from './scheduler';

let engine: TestEngine;
let productId: number;

beforeAll(async () => {
  engine = await createTestEngine();
  productId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});
afterAll(() => engine.drop());

const count = async (table: string) =>
  (await engine.pool.query(`select count(*) from ${table}`)).rows[0].count as number;

test('sessions, carts and addresses go when their time is over; orders stay', async () => {
  engine.setTime('2026-01-01T00:00:00Z');
  const buyer = await readyToOrder(engine, [{ productId }]);
  const form = await offer(buyer);
  await buyer.do((shop) => shop.doPlaceOrder(form));
  await readyToOrder(engine, [{ productId }], { email: 'berta@example.de' });
  const { pool } = engine;

  const soon = new Date('2026-01-30T00:00:00Z');
  expect(await deleteExpiredSessions(pool, soon)).toBe(0);
  const later = new Date('2026-02-01T00:00:00Z');
  expect(await deleteOldCarts(pool, later)).toBe(0);
  expect(await deleteExpiredSessions(pool, later)).toBe(2);
  expect(await count('order_access')).toBe(0);
  expect(await deleteOldCarts(pool, later)).toBe(0);
  expect(await deleteOldCarts(pool, new Date('2026-04-02T00:00:00Z'))).toBe(1);
  expect(await count('address')).toBe(0);
  expect(await count('orders')).toBe(1);
  expect(await ledgerCheck(pool)).toEqual([]);
});

test('counters of rate limits go after two days', async () => {
  await engine.pool.query(
    `insert into rate_limit (key, window_start, count) values ('a', '2026-01-01', 1), ('b', '2026-01-03', 1)`,
  );
  expect(await deleteOldRateLimits(engine.pool, new Date('2026-01-03T12:00:00Z'))).toBe(1);
});

test('the ledger check finds what does not add up', async () => {
  const { pool } = engine;
  await pool.query('update stock set reserved = reserved + 1 where variation_id = $1', [productId]);
  await pool.query('delete from outbox');
  const kinds = (await ledgerCheck(pool)).map((fault) => fault.kind);
  expect(kinds.toSorted()).toEqual(['order-without-mail', 'stock-drift']);
});

test('the scheduler runs a job again after a failure, never twice at once, and stops', async () => {
  let active = 0;
  let most = 0;
  let runs = 0;
  const troubles: string[] = [];
  const job = {
    name: 'slow',
    everyMs: 5,
    async run() {
      runs += 1;
      most = Math.max(most, (active += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      active -= 1;
      if (runs === 1) throw new Error('first');
    },
  };
  const scheduler = startScheduler([job], (name, error) =>
    troubles.push(`${name} ${String(error)}`),
  );
  await expect.poll(() => runs).toBeGreaterThanOrEqual(3);
  await scheduler.stop();
  const after = runs;
  expect(active).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(runs).toBe(after);
  expect(most).toBe(1);
  expect(troubles).toEqual(['slow Error: first']);
});
