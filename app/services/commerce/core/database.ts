import type { Pool, PoolClient } from 'pg';
import { isConnectionLost, sqlState } from '../../../../database/trouble';

/** The target of plain SQL: any connection, or the one of a transaction. */
export type Database = { client: Pool | PoolClient };

/** The connection of a transaction. */
export type Transaction = { client: PoolClient };

/** A pool, or the connection of a transaction, in the form that use cases expect. */
export function databaseOn<Client extends Pool | PoolClient>(client: Client): { client: Client } {
  return { client };
}

/** SQLSTATEs of a collision with another transaction: try all of it again. */
const RETRYABLE = new Set(['40001', '40P01']);
const TRIES = 3;
/** No try begins later than this after the first, because a request waits for the answer. */
const BUDGET_MS = 3_000;

/**
 * Runs `work` in one transaction on one connection, and again, up to three times, when the database
 * reports a collision with another transaction. Nothing external may happen inside.
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
    // A lost connection is not rolled back: the server does that itself.
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
