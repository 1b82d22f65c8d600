import type pg from 'pg';

/** Was this database never filled completely? The settings of a shop are written last. */
export async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>(
    'select not exists (select from setting) and not exists (select from orders) as empty',
  );
  return rows[0]?.empty ?? false;
}
