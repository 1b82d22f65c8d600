import { expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../tests/support/shopper';
import { useTestEngine } from '../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../core/commerce-context';
import { ledgerCheck } from './ledger/ledger-check';
import { changeOrderStatus } from '../orders/order/change-order-status';
import { ringOutbox } from '../core/outbox/queue';
import { claimJob } from './claim-job';
import { startScheduler } from './scheduler';
import { startJobs } from './start-jobs';

let variationId: number;
const engine = useTestEngine(async (engine) => {
  variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

test('the ledger check finds contradictions; sent mails may be deleted', async () => {
  const { pool } = engine;
  const buyer = await readyToOrder(engine, [{ variationId }]);
  const order = await offer(buyer);
  await buyer.do((shop) => shop.doPlaceOrder(order));
  await pool.query('update stock set reserved = reserved + 1 where variation_id = $1', [
    variationId,
  ]);
  await pool.query('delete from outbox');
  const kinds = (await ledgerCheck(pool, engine.now())).map((fault) => fault.kind);
  expect(kinds.toSorted()).toEqual(['order-without-mail', 'stock-drift']);
  await pool.query('update stock set reserved = reserved - 1 where variation_id = $1', [
    variationId,
  ]);

  const ctx = jobContext({ ...engine, secret: Buffer.alloc(32, 7), now: () => engine.now() }, 'de');
  const [{ id: orderId }] = (await pool.query('select id from orders')).rows;
  await transact(ctx, (ctx) =>
    changeOrderStatus(ctx, { orderId, to: 'cancelled', reason: 'operator' }),
  );
  await pool.query('delete from outbox');
  expect(await kindsAfter(29)).toEqual(['cancelled-without-mail', 'order-without-mail']);
  expect(await kindsAfter(31)).toEqual([]);

  async function kindsAfter(days: number): Promise<string[]> {
    const later = new Date(engine.now().getTime() + days * 24 * 60 * 60 * 1000);
    return (await ledgerCheck(pool, later)).map((fault) => fault.kind).toSorted();
  }
});

test('failures are logged: errors, and a warning for a mailbox that refuses', async () => {
  const { pool } = engine;
  await pool.query('delete from job_run');
  await pool.query('delete from outbox');
  await pool.query(
    `insert into outbox (kind, dedupe_key, payload, next_at) values
      ('away', 'away:1', '{}', '2026-01-01'), ('refused', 'refused:1', '{}', '2026-01-01')`,
  );
  await pool.query('update stock set reserved = reserved + 1 where variation_id = $1', [
    variationId,
  ]);
  const said: string[] = [];
  const fail = (message: string, permanent: boolean) => async () => {
    throw Object.assign(new Error(message), { permanent });
  };
  const jobs = startJobs({
    pool,
    index: engine.index,
    secret: Buffer.alloc(32, 7),
    now: () => engine.now(),
    handlers: { away: fail('away', false), refused: fail('no mailbox', true) },
    more: [{ name: 'broken', everyMs: 1_000_000, run: fail('broken', false) }],
    log: {
      error: (message) => void said.push(`error ${message}`),
      warn: (message) => void said.push(`warn ${message}`),
    },
  });
  ringOutbox();
  await expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(4);
  await jobs.stop();
  await pool.query('update stock set reserved = reserved - 1 where variation_id = $1', [
    variationId,
  ]);
  expect(said.toSorted()).toEqual([
    'error job "broken" failed: Error: broken',
    expect.stringMatching(/^error ledger check: .*stock-drift/),
    'error outbox away:1 failed: Error: away',
    'warn outbox refused:1 failed: Error: no mailbox',
  ]);
});

test('payments do not wait for mails to a mail server that does not answer', async () => {
  const { pool } = engine;
  await pool.query('delete from outbox');
  await pool.query(
    `insert into outbox (kind, dedupe_key, payload, next_at)
     select 'mail:waits', 'mail:' || n, '{}', '2026-01-01'::timestamptz from generate_series(1, 12) n
     union all values ('payment:sync', 'payment:1', '{}'::jsonb, '2026-01-02'::timestamptz)`,
  );
  let release = () => {};
  const answer = new Promise<void>((resolve) => (release = resolve));
  const booked: string[] = [];
  const jobs = startJobs({
    pool,
    index: engine.index,
    secret: Buffer.alloc(32, 7),
    now: () => engine.now(),
    handlers: {
      'mail:waits': () => answer,
      'payment:sync': async (_payload, { dedupeKey }) => void booked.push(dedupeKey),
    },
    log: { error: () => undefined, warn: () => undefined },
  });
  ringOutbox();
  await expect.poll(() => booked, { timeout: 60_000 }).toEqual(['payment:1']);
  release();
  await jobs.stop();
});

test('a due job runs at the start, once among several processes, and again after its interval', async () => {
  const { pool } = engine;
  let runs = 0;
  const job = { name: 'tidy', everyMs: 3_600_000, run: async () => void (runs += 1) };
  const claim = (at: string) => claimJob(pool, job, new Date(at));
  const start = (at: string) =>
    startScheduler([job], { claim: () => claim(at), onTrouble: () => undefined });

  const processes = ['10:00', '10:00', '10:00'].map((at) => start(`2026-11-21T${at}:00Z`));
  await Promise.all(processes.map((each) => each.stop()));
  expect(runs).toBe(1);
  // A restart within the hour does not run it again; after the hour it does, in any process.
  await start('2026-11-21T10:59:59Z').stop();
  expect(runs).toBe(1);
  await start('2026-11-21T11:00:00Z').stop();
  expect(runs).toBe(2);
  // A clock that was set back does not stop it for years.
  await start('2020-01-01T00:00:00Z').stop();
  expect(runs).toBe(3);
});

test('a failing job is reported and runs again; never concurrently with itself; none after the stop', async () => {
  let active = 0;
  let most = 0;
  let runs = 0;
  const troubles: string[] = [];
  const job = {
    name: 'slow',
    everyMs: 4,
    async run() {
      runs += 1;
      most = Math.max(most, (active += 1));
      await new Promise((resolve) => setImmediate(resolve));
      active -= 1;
      if (runs === 1) throw new Error('first');
    },
  };
  const scheduler = startScheduler([job], {
    claim: async () => true,
    onTrouble: (name, error) => troubles.push(`${name} ${String(error)}`),
  });
  await expect.poll(() => runs, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  await scheduler.stop();
  expect(active).toBe(0);
  expect(most).toBe(1);
  expect(troubles).toEqual(['slow Error: first']);
});
