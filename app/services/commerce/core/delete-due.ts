import type { Pool } from 'pg';

/** Rows of one statement: it locks them briefly, so that no other writer waits for long. */
const BATCH = 500;
/** Statements of one run; the rest is due at the next one. */
const MOST_BATCHES = 100;

/**
 * Deletes the rows of a table that are due: `due` is a condition on the row `t` and the time `$1`,
 * `age` the indexed expression for the order, oldest first. A locked row is left for the next run.
 * Returns the number of deleted rows; at most 50,000 a run.
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
 * The same for rows with an id that are changed: `change` is a statement, or more of the `with`
 * before it, on `DUE`, the ids of a batch, none of which is due afterwards.
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

/** Runs a statement, each time in a new transaction, until it finds less than a whole batch. */
async function inBatches(pool: Pool, text: string, moment: Date): Promise<number> {
  let done = 0;
  for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
    const { rowCount } = await pool.query(text, [moment]);
    done += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) break;
  }
  return done;
}
