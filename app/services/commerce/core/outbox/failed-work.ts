import type { Pool } from 'pg';

/** A mail, or other work of the outbox, whose last try failed. */
export type FailedWork = {
  id: number;
  /** Its kind and what it is about. */
  name: string;
  failure: 'refused' | 'trouble';
  attempts: number;
  createdAt: Date;
  /** Null for what is parked. */
  nextAt: Date | null;
  lastError: string;
};

/** What failed and was not done since, the oldest first. */
export async function listFailedWork(pool: Pick<Pool, 'query'>): Promise<FailedWork[]> {
  const { rows } = await pool.query<FailedWork>(
    `select id, dedupe_key as name, failure, attempts, created_at as "createdAt",
            nullif(next_at, 'infinity') as "nextAt", coalesce(last_error, '') as "lastError"
     from outbox where failure is not null and done_at is null order by id`,
  );
  return rows;
}

/**
 * Has failed work tried again at once, as if for the first time: one row, or all of them. Gives how
 * many rows that are. A mail that goes out twice carries the same `Message-ID`.
 */
export async function tryAgain(pool: Pool, which: number | 'all', now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `update outbox set next_at = $2, attempts = 0, failure = null
     where failure is not null and done_at is null and ($1::bigint is null or id = $1)`,
    [which === 'all' ? null : which, now],
  );
  return rowCount ?? 0;
}
