import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import * as schema from '../../../database/schema';

/** The same connection twice: `client` for plain SQL, `orm` for typed queries. */
export type Database = {
  client: Pool | PoolClient;
  orm: NodePgDatabase<typeof schema>;
};

/** Both views on a pool or on one connection of it. */
export function databaseOn(client: Pool | PoolClient): Database {
  return { client, orm: drizzle(client, { schema }) };
}

/** SQLSTATEs that mean "another transaction was in the way": try the whole of it again. */
const RETRYABLE = new Set(['40001', '40P01']);
const TRIES = 3;

/**
 * Runs `work` in one transaction on one connection, and again, up to three times, when the
 * database says that another transaction was in the way. Nothing external may happen inside.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(databaseOn(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      if (attempt >= TRIES || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt + Math.random() * 20));
    } finally {
      client.release(broken);
    }
  }
}

/** SQLSTATE of a database error, also when drizzle wrapped it; else undefined. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : sqlState(cause);
}
