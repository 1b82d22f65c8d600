import type { Pool } from 'pg';

/** Rows one statement takes: it locks them for a moment, and nobody waits for long. */
const BATCH = 500;
/** Statements of one run; what is left then is due at the next one. */
const MOST_BATCHES = 100;

/**
 * Deletes the rows of a table that are due: `due` is a condition on the row `t` and the moment `$1`,
 * `age` what an index knows them by, the oldest first. A row that somebody holds is left for the next
 * run. Gives how many went; at most 50,000 a run.
 */
export function deleteDue(
  pool: Pool,
  { table, due, age }: { table: string; due: string; age: string },
  moment: Date,
): Promise<number> {
  return inBatches(
    pool,
    `delete from ${table} where ctid = any (array(
       select t.ctid from ${table} t where ${due}
       order by ${age} limit ${BATCH} for update of t skip locked))`,
    moment,
  );
}

/**
 * The same for rows with an id of which something is changed: `change` is a statement, or more of the
 * `with` before it, on `DUE`, the ids of a batch, none of which is due afterwards.
 */
export function changeDue(
  pool: Pool,
  { table, due, age, change }: { table: string; due: string; age: string; change: string },
  moment: Date,
): Promise<number> {
  return inBatches(
    pool,
    `with due as materialized (
       select array(select t.id from ${table} t where ${due}
         order by ${age} limit ${BATCH} for update of t skip locked) as ids
     ) ${change}`,
    moment,
  );
}

/** SQL: the ids of a batch. */
export const DUE = '(select ids from due)::int[]';

/** Runs a statement, a transaction each time, until it finds less than a whole batch. */
async function inBatches(pool: Pool, text: string, moment: Date): Promise<number> {
  let done = 0;
  for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
    const { rowCount } = await pool.query(text, [moment]);
    done += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) break;
  }
  return done;
}
