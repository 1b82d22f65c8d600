import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Runs work in one step, completely or not at all. */
export type Step = (work: () => Promise<void>) => Promise<void>;

/** Batches may take long; caches are notified at their end, the search at the import's. */
const SETTINGS = `set local statement_timeout = '5min'; set local lock_timeout = '20s';
  set local idle_in_transaction_session_timeout = '5min';
  set local client_min_messages = 'warning';
  create temp table if not exists collected_tag (tag text primary key) on commit delete rows;
  set local shop.bulk_load = 'on'`;
const TRIES = 4;

/** Each step is a short transaction: a running shop waits for a batch, never for a file. */
export function stepsOf(client: pg.PoolClient): Step {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(`begin; ${SETTINGS}`);
        await work();
        await client.query('select notify_collected(); commit');
        return;
      } catch (error) {
        await client.query('rollback');
        if (attempt === TRIES || !isWorthRetrying(error)) throw error;
        await wait(50 * 2 ** attempt);
      }
    }
  };
}

/** Runs all steps in one transaction that is rolled back at the end; each step can fail alone. */
export async function rehearse(
  client: pg.PoolClient,
  work: (step: Step) => Promise<void>,
): Promise<void> {
  await client.query(`begin; ${SETTINGS}; create temp sequence rehearsed_id`);
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

/** Serialisation failure, deadlock, lock timeout: the running shop was faster. */
function isWorthRetrying(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(String((error as { code?: unknown }).code));
}
