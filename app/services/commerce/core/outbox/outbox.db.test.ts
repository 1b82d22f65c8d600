import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { createTestContext } from '../../../../../tests/support/commerce-context';
import { insertShopConstants } from '../../../../../tests/support/shop-constants';
import type { CommerceContext } from '../commerce-context';
import { bringBack } from './bring-back';
import { queueWork, ringOutbox } from './queue';
import { startOutbox, type Outbox, type OutboxHandler } from './run-outbox';

let database: TestDatabase;
let ctx: CommerceContext;
let time = new Date('2026-11-21T10:00:00Z');
let running: Outbox[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await insertShopConstants(database.pool);
  ctx = await createTestContext(database.pool, { now: () => time });
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate outbox'));
afterEach(async () => {
  await Promise.all(running.map((outbox) => outbox.stop()));
  running = [];
});

const pass = (minutes: number) => (time = new Date(time.getTime() + minutes * 60_000));
const mail = (id: number) => ({ kind: 'mail', dedupeKey: `mail:${id}`, payload: { id } });

function start(handler: OutboxHandler, pollMs = 60_000): Outbox {
  const { pool } = database;
  const outbox = startOutbox({ pool, handlers: { mail: handler }, now: () => time, pollMs });
  running.push(outbox);
  return outbox;
}

test('the same key is queued and done once', async () => {
  const sent: unknown[] = [];
  await queueWork(ctx, mail(1));
  await queueWork(ctx, mail(1));
  const outbox = start(async (payload, job) => void sent.push([payload, job.dedupeKey]));
  expect(await outbox.runOnce()).toBe(1);
  expect(await outbox.runOnce()).toBe(0);
  expect(sent).toEqual([[{ id: 1 }, 'mail:1']]);
});

test('a clock that was set back delays no mail, except those queued for later', async () => {
  const real = time;
  const from = (hours: number) => new Date(real.getTime() + hours * 3_600_000);
  const at = (moment: Date) => ({ ...ctx, now: () => moment });
  await queueWork(at(from(24)), mail(1));
  await queueWork(ctx, { ...mail(2), notBefore: from(47) });
  await queueWork(ctx, mail(3));
  await database.pool.query(
    `update outbox set attempts = 3, failure = 'trouble', next_at = $1 where dedupe_key = 'mail:3'`,
    [from(24)],
  );
  await queueWork(ctx, mail(4));
  await database.pool.query(
    `update outbox set attempts = 1, next_at = 'infinity', failure = 'refused' where dedupe_key = 'mail:4'`,
  );
  await queueWork(ctx, mail(5));
  await database.pool.query(
    `update outbox set attempts = 9, next_at = $1 where dedupe_key = 'mail:5'`,
    [from(6)],
  );
  const sent: unknown[] = [];
  const outbox = start(async ({ id }) => void sent.push(id));
  await outbox.runOnce();
  expect(sent).toEqual([]);
  await bringBack(database.pool, time);
  await outbox.runOnce();
  expect(sent.toSorted()).toEqual([1, 3]);
});

test('failures are retried after 1, 5, 30 minutes and 2 hours (R33)', async () => {
  let tries = 0;
  await queueWork(ctx, mail(1));
  const outbox = start(async () => {
    tries += 1;
    if (tries < 5) throw new Error('421 try later');
  });
  await outbox.runOnce();
  for (const [wait, expected] of [
    [1, 2],
    [5, 3],
    [30, 4],
    [120, 5],
  ] as const) {
    pass(wait - 0.1);
    await outbox.runOnce();
    expect(tries).toBe(expected - 1);
    pass(0.2);
    await outbox.runOnce();
    expect(tries).toBe(expected);
  }
  const { rows } = await database.pool.query('select done_at, last_error, attempts from outbox');
  expect(rows).toEqual([{ doneAt: time, lastError: null, attempts: 5 }]);
});

test('a permanent failure is parked with its reason', async () => {
  await queueWork(ctx, mail(1));
  const outbox = start(async () => {
    throw Object.assign(new Error('550 no such mailbox'), { permanent: true });
  });
  await outbox.runOnce();
  pass(100_000);
  expect(await outbox.runOnce()).toBe(0);
  const { rows } = await database.pool.query(
    `select last_error, next_at = 'infinity' as parked, attempts, failure from outbox`,
  );
  const parked = { parked: true, attempts: 1, failure: 'refused' };
  expect(rows).toEqual([{ lastError: '550 no such mailbox', ...parked }]);
});

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { isAway: true });

test('when a partner is reachable again, waiting mails are sent immediately', async () => {
  const sent: unknown[] = [];
  let isAway = true;
  const outbox = start(async ({ id }) => {
    if (isAway) throw away();
    sent.push(id);
  });
  for (const id of [1, 2, 3, 4, 5, 6, 7]) {
    await queueWork(ctx, mail(id));
    for (let tries = 0; tries < 8 - id; tries += 1) {
      await outbox.runOnce();
      pass(31);
    }
  }
  isAway = false;
  await queueWork(ctx, mail(8));
  await outbox.runOnce();
  expect(sent.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a mail about an order does not overtake an older one that waits', async () => {
  const about = (id: number, orderId: number) => ({ ...mail(id), payload: { id, orderId } });
  const sent: unknown[] = [];
  let isAway = true;
  const outbox = start(async ({ id }) => {
    if (isAway) throw away();
    sent.push(id);
  });
  for (const id of [1, 2]) await queueWork(ctx, about(id, 10_001));
  for (let tries = 0; tries < 5; tries += 1) {
    await outbox.runOnce();
    pass(121);
  }
  await outbox.runOnce();
  pass(10); // The next try of these is hours away.
  isAway = false;
  await queueWork(ctx, about(3, 10_001));
  await outbox.runOnce();
  expect(sent).toEqual([1, 2, 3]);
  expect((await database.pool.query('select from outbox where done_at is null')).rowCount).toBe(0);
});

test('a mail behind an older one whose partner is unreachable waits with it, without a try', async () => {
  const tried: unknown[] = [];
  const outbox = start(async ({ id }) => {
    tried.push(id);
    throw away();
  });
  const about = (id: number) => ({ ...mail(id), payload: { id, orderId: 10_001 } });
  await queueWork(ctx, about(1));
  await outbox.runOnce();
  await queueWork(ctx, about(2));
  await outbox.runOnce();
  expect(tried).toEqual([1, 1]);
  const { rows } = await database.pool.query('select failure, last_error from outbox order by id');
  const waits = { failure: 'trouble', lastError: 'away: connect ECONNREFUSED' };
  expect(rows).toEqual([waits, waits]);
});

test('a mail whose content is refused does not block others of its order', async () => {
  const sent: unknown[] = [];
  const outbox = start(async ({ id }) => {
    if (id === 1) throw new Error('554 looks like spam');
    sent.push(id);
  });
  for (const id of [1, 2]) {
    await queueWork(ctx, { ...mail(id), payload: { id, orderId: 10_001 } });
    await outbox.runOnce();
  }
  expect(sent).toEqual([2]);
  expect((await database.pool.query('select from outbox where done_at is null')).rowCount).toBe(1);
});

test("a failure on the shop's side is retried without end, and ends when it is fixed", async () => {
  await queueWork(ctx, mail(1));
  let isMended = false;
  const outbox = start(async () => {
    if (!isMended) throw new Error('535 authentication failed');
  });
  const failure = async () => (await database.pool.query('select failure from outbox')).rows;
  for (let tries = 0; tries < 200; tries += 1) {
    await outbox.runOnce();
    pass(361);
  }
  expect(await failure()).toEqual([{ failure: 'trouble' }]);
  isMended = true;
  expect(await outbox.runOnce()).toBe(1);
  expect(await failure()).toEqual([{ failure: null }]);
});

test('two processes share the work', async () => {
  const sent: number[] = [];
  for (let id = 1; id <= 30; id += 1) await queueWork(ctx, mail(id));
  const handler: OutboxHandler = async (payload) => void sent.push(payload.id as number);
  const [one, other] = [start(handler), start(handler)];
  await Promise.all([one.runOnce(), other.runOnce()]);
  expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
});

test('a row leased by a dead process is taken again', async () => {
  await queueWork(ctx, mail(1));
  await database.pool.query(`update outbox set attempts = 1, next_at = $1`, [
    new Date(time.getTime() + 5 * 60_000),
  ]);
  let tries = 0;
  const outbox = start(async () => void (tries += 1));
  await outbox.runOnce();
  expect(tries).toBe(0);
  pass(5);
  await outbox.runOnce();
  expect(tries).toBe(1);
});

test('a ring wakes it, polling finds the rest, and stop waits for running work', async () => {
  const sent: number[] = [];
  const begun: number[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const handler: OutboxHandler = async ({ id }) => {
    begun.push(id as number);
    if (id === 2) await held;
    sent.push(id as number);
  };
  const outbox = start(handler);
  await queueWork(ctx, mail(1));
  ringOutbox();
  await expect.poll(() => sent).toEqual([1]);
  await queueWork(ctx, mail(2));
  outbox.wake();
  await expect.poll(() => begun).toEqual([1, 2]);
  const stopped = outbox.stop().then(() => [...sent]);
  await queueWork(ctx, { ...mail(9), dedupeKey: 'not any more' });
  ringOutbox();
  letGo();
  expect(await stopped).toEqual([1, 2]);
  const { rows } = await database.pool.query(
    `select dedupe_key from outbox where done_at is not null order by id`,
  );
  expect(rows).toEqual([{ dedupeKey: 'mail:1' }, { dedupeKey: 'mail:2' }]);

  await queueWork(ctx, mail(3));
  start(handler, 20);
  await expect.poll(() => sent).toContain(3);
});

test('rows of a kind without a handler wait', async () => {
  await queueWork(ctx, { ...mail(1), kind: 'refund' });
  const outbox = start(async () => undefined);
  expect(await outbox.runOnce()).toBe(0);
});
