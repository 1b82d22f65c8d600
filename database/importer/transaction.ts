import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Runs a piece of work all or nothing. */
export type Step = (work: () => Promise<void>) => Promise<void>;

/** Batches may take their time; caches are told once for a batch, not once for a row. */
const SETTINGS = `set local statement_timeout = '5min'; set local lock_timeout = '20s';
  set local idle_in_transaction_session_timeout = '5min'; set local shop.bulk_load = 'on'`;
const TRIES = 4;

/** Every step is a short transaction of its own: a running shop waits for a batch, never for a file. */
export function stepsOf(client: pg.PoolClient): Step {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(`begin; ${SETTINGS}`);
        await work();
        await client.query('commit');
        return;
      } catch (error) {
        await client.query('rollback');
        if (attempt === TRIES || !isWorthRetrying(error)) throw error;
        await wait(50 * 2 ** attempt);
      }
    }
  };
}

/** All steps in one transaction that is rolled back at the end; each one can fail alone. */
export async function rehearse(
  client: pg.PoolClient,
  work: (step: Step) => Promise<void>,
): Promise<void> {
  await client.query(`begin; ${SETTINGS}`);
  try {
    await work(async (step) => {
      await client.query('savepoint step');
      try {
        await step();
        await client.query('release savepoint step');
      } catch (error) {
        await client.query('rollback to savepoint step');
        throw error;
      }
    });
  } finally {
    await client.query('rollback');
  }
}

/** Serialisation failure, deadlock, lock timeout: a rival of the running shop was faster. */
function isWorthRetrying(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(String((error as { code?: unknown }).code));
}
