import type { Pool } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../app/services/commerce/core/database';
import { freezingDatabase, type FreezingDatabase } from '../tests/fakes/frozen-database';
import { createTestDatabase, type TestDatabase } from '../tests/support/database';
import { openPool } from './connect';
import { isDatabaseAway } from './trouble';

let database: TestDatabase;
let pool: Pool | undefined;
let frozen: FreezingDatabase | undefined;

afterEach(async () => {
  await pool?.end();
  await frozen?.stop();
  pool = frozen = undefined;
  await database.drop();
});

async function seconds(work: () => Promise<unknown>) {
  const started = performance.now();
  const error = await work().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, seconds: (performance.now() - started) / 1000 };
}

describe('a pool for visitors', () => {
  test('gives up waiting for a locked row, and rolls back', async () => {
    database = await createTestDatabase();
    pool = openPool(database.url, { max: 2 });
    const rival = await database.pool.connect();
    await rival.query(`begin; insert into rate_limit values ('hot', '2026-01-01', 1)`);
    const waited = await seconds(() =>
      inTransaction(pool!, ({ client }) =>
        client.query(`insert into rate_limit values ('hot', '2026-01-01', 1)`),
      ),
    );
    await rival.query('rollback');
    rival.release();
    expect(waited.error).toMatchObject({ code: '55P03' });
    expect(isDatabaseAway(waited.error)).toBe(true);
    expect((await pool.query('select from rate_limit')).rowCount).toBe(0);
  });

  test('gives up waiting for an answer of a frozen server within seconds, once for all statements', async () => {
    database = await createTestDatabase();
    frozen = await freezingDatabase(database.url);
    pool = openPool(frozen.url, { max: 2 });
    const waits = await Promise.all([
      seconds(() =>
        inTransaction(pool!, async ({ client }) => {
          await client.query('select 1');
          frozen!.freeze();
          await client.query('select 2');
        }),
      ),
      // Waits for a connection, and the pool has none left.
      ...Array.from({ length: 4 }, () => seconds(() => pool!.query('select pg_sleep(60)'))),
    ]);
    for (const { error } of waits) expect(isDatabaseAway(error), String(error)).toBe(true);
    // Six seconds for an answer, and no second wait for a rollback; the rest is for a slow machine.
    expect(Math.max(...waits.map((wait) => wait.seconds))).toBeLessThan(11.5);

    frozen.revive();
    await expect.poll(() => pool!.query('select 1').then((answer) => answer.rowCount)).toBe(1);
  });
});
