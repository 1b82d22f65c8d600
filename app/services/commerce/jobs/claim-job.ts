import type { Pool } from 'pg';

/**
 * True for the one process that runs the job now: the job was not started within its interval, in
 * any process or before any restart. A time in the future (the clock was set back) does not count.
 */
export async function claimJob(
  pool: Pool,
  { name, everyMs }: { name: string; everyMs: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into job_run (name, started_at) values ($1, $2)
     on conflict (name) do update set started_at = excluded.started_at
       where job_run.started_at <= $3 or job_run.started_at > $2`,
    [name, now, new Date(now.getTime() - everyMs)],
  );
  return rowCount === 1;
}
