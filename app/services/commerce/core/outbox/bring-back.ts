import type { Pool } from 'pg';

/**
 * Makes due what a clock that ran ahead has put off: work that was queued in a time to come, and tries
 * later than the longest pause between two. It may be done a second time, as all work may. What was
 * queued for later on purpose waits on. Gives how many rows.
 */
export async function bringBack(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    // A minute and an hour more: clocks of several machines differ.
    `update outbox set next_at = $1, created_at = least(created_at, $1)
     where done_at is null and next_at > $1 and next_at < 'infinity'
       and case when attempts = 0 then created_at > $1::timestamptz + interval '1 minute'
                else next_at > $1::timestamptz + interval '7 hours' end`,
    [now],
  );
  return rowCount ?? 0;
}
