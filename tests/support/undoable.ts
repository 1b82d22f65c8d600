import type { Pool, PoolClient } from 'pg';

/** A pool of one connection in an uncommitted transaction, with savepoints as transactions. */
export type Undoable = {
  pool: Pool;
  /** Runs work and rolls its changes back. */
  undo: <T>(work: () => Promise<T>) => Promise<T>;
  end: () => Promise<void>;
};

const INNER: Record<string, string> = {
  begin: 'savepoint inner_transaction',
  commit: 'release savepoint inner_transaction',
  rollback: 'rollback to savepoint inner_transaction',
};

/** Lets a test try many actions from the same state of the tables, one after the other. */
export async function undoable(pool: Pool): Promise<Undoable> {
  const client = await pool.connect();
  await client.query('begin');
  const query = (asked: unknown, ...more: unknown[]) => {
    const meant = typeof asked === 'string' ? (INNER[asked] ?? asked) : asked;
    return Reflect.apply(client.query, client, [meant, ...more]) as unknown;
  };
  const inner = { query, release: () => {} };
  return {
    pool: { query, connect: async () => inner as unknown as PoolClient } as unknown as Pool,
    async undo(work) {
      await client.query('savepoint tried');
      try {
        return await work();
      } finally {
        await client.query('rollback to savepoint tried');
        await client.query('release savepoint tried');
      }
    },
    async end() {
      await client.query('rollback');
      client.release();
    },
  };
}
