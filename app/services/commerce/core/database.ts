import type { Pool, PoolClient } from 'pg';
import { isConnectionLost, sqlState } from '../../../../database/trouble';

/** Where plain SQL goes: any connection, or the one of a transaction. */
export type Database = { client: Pool | PoolClient };

/** The connection of a transaction. */
export type Transaction = { client: PoolClient };

/** A pool, or the connection of a transaction, as use cases take it. */
export function databaseOn<Client extends Pool | PoolClient>(client: Client): { client: Client } {
  return { client };
}

/** SQLSTATEs that mean "another transaction was in the way": try the whole of it again. */
const RETRYABLE = new Set(['40001', '40P01']);
const TRIES = 3;
/** No try begins later than this after the first: somebody waits for the answer. */
const BUDGET_MS = 3_000;

/**
 * Runs `work` in one transaction on one connection, and again, up to three times, when the
 * database says that another transaction was in the way. Nothing external may happen inside.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(pool, work);
    } catch (error) {
      const isLate = performance.now() - started > BUDGET_MS;
      if (attempt >= TRIES || isLate || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt + Math.random() * 20));
    }
  }
}

async function tryOnce<T>(pool: Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    const result = await work(databaseOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // What waits for no answer is not asked to roll back: the server does that for lost connections.
    isBroken = isConnectionLost(error) || (await isRollbackRefused(client));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function isRollbackRefused(client: PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => false,
    () => true,
  );
}
