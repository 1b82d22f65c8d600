import type pg from 'pg';

/** Is this a database that was never filled to the end? The facts of a shop are its last rows. */
export async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>(
    'select not exists (select from setting) and not exists (select from orders) as empty',
  );
  return rows[0]?.empty ?? false;
}
