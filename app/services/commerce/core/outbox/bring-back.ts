import type { Pool } from 'pg';

/**
 * Makes due what a clock that was ahead has delayed: work that was queued in the future, and tries
 * later than the longest back-off. It may be done a second time, as all work may. Work that was
 * queued for later on purpose keeps waiting. Returns the number of rows.
 */
export async function bringBack(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    // A tolerance of a minute and an hour: clocks of several machines differ.
    `update outbox set next_at = $1, created_at = least(created_at, $1)
     where done_at is null and next_at > $1 and next_at < 'infinity'
       and case when attempts = 0 then created_at > $1::timestamptz + interval '1 minute'
                else next_at > $1::timestamptz + interval '7 hours' end`,
    [now],
  );
  return rowCount ?? 0;
}
