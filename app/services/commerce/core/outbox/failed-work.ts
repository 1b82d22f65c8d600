import type { Pool } from 'pg';

/** A mail, or other work of the outbox, whose last try failed. */
export type FailedWork = {
  id: number;
  /** Its kind and subject. */
  name: string;
  failure: 'refused' | 'trouble';
  attempts: number;
  createdAt: Date;
  /** Null for a parked row. */
  nextAt: Date | null;
  lastError: string;
};

/** Failed work that was not done since, oldest first. */
export async function listFailedWork(pool: Pick<Pool, 'query'>): Promise<FailedWork[]> {
  const { rows } = await pool.query<FailedWork>(
    `select id, dedupe_key as name, failure, attempts, created_at,
            nullif(next_at, 'infinity') as "nextAt", coalesce(last_error, '') as "lastError"
     from outbox where failure is not null and done_at is null order by id`,
  );
  return rows;
}

/**
 * Makes failed work due immediately, as if for the first time: one row, or all of them. Returns the
 * number of rows. A mail that is sent twice has the same `Message-ID`.
 */
export async function tryAgain(pool: Pool, which: number | 'all', now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `update outbox set next_at = $2, attempts = 0, failure = null
     where failure is not null and done_at is null and ($1::bigint is null or id = $1)`,
    [which === 'all' ? null : which, now],
  );
  return rowCount ?? 0;
}
