import type pg from 'pg';

/** The number of rows read at a time. */
const PORTION = 500;

export type Snapshot = {
  client: pg.PoolClient;
  /** Returns the rows of a query, read as they are used. */
  rowsOf<Row extends pg.QueryResultRow>(query: string): AsyncGenerator<Row>;
};

/**
 * Runs `work` on the tables as of one moment, whatever a running shop writes meanwhile. Changes by
 * `work` are rolled back: it may create temporary tables.
 */
export async function inSnapshot<Result>(
  pool: pg.Pool,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // Between two portions a slow disk may need time for the pictures.
    await client.query(`begin isolation level repeatable read;
      set local idle_in_transaction_session_timeout = '10min'`);
    return await work({ client, rowsOf: (query) => rowsOf(client, query) });
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

let cursors = 0;

async function* rowsOf<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  query: string,
): AsyncGenerator<Row> {
  const name = `export_${(cursors += 1)}`;
  await client.query(`declare ${name} no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${PORTION} from ${name}`);
    yield* rows;
    if (rows.length < PORTION) break;
  }
  await client.query(`close ${name}`);
}
