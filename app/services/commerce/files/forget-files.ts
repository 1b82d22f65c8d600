import type { Pool } from 'pg';
import { sweepFolder } from '../../files/private-folder';

/**
 * Deletes the rows of files that no order and no open cart of their visitor needs, unused since
 * `before`. The bytes follow: `sweepFiles`.
 */
export async function forgetUnusedFiles(pool: Pool, before: Date): Promise<void> {
  await pool.query(
    `delete from private_file f
      where order_id is null and used_at < $1
        and not exists (
          select from cart c
            join cart_item i on i.cart_id = c.id
            join cart_item_order_param p on p.cart_item_id = i.id
           where c.status = 'open' and p.value = f.hash || '/' || f.file_name
             and (c.customer_id = f.customer_id
               or c.id = (select cart_id from visitor_session s where s.id = f.session_id)))`,
    [before],
  );
}

/** Removes the bytes that have no row: of rows that were deleted, and of uploads cut off half-way. */
export function sweepFiles(pool: Pool, folder: string, before: Date): Promise<void> {
  return sweepFolder(folder, before, async (hashes) => {
    const { rows } = await pool.query<{ hash: string }>(
      'select hash from private_file where hash = any($1)',
      [hashes],
    );
    return new Set(rows.map(({ hash }) => hash));
  });
}
