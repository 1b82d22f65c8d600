import type { Pool } from 'pg';
import { sweepFolder } from '../../../files/private-folder';
import { deleteDue } from '../../core/delete-due';

/** SQL: whether an open cart of this owner contains file `t`; per owner, to use an index. */
const heldBy = (owner: string) => `exists (
  select from ${owner}
    join cart_item i on i.cart_id = c.id
    join cart_item_order_param p on p.cart_item_id = i.id
   where c.status = 'open' and p.value = t.hash || '/' || t.file_name)`;

/**
 * Deletes the rows of files that no order and no open cart of their visitor needs, unused since
 * `before`, at most 50,000 a run. The bytes follow: `sweepFiles`. Returns the number of deleted
 * rows.
 */
export function forgetUnusedFiles(pool: Pool, before: Date): Promise<number> {
  const due = `t.order_id is null and t.used_at < $1
    and not ${heldBy('(select * from cart where customer_id = t.customer_id offset 0) c')}
    and not ${heldBy(`(select k.* from visitor_session s join cart k on k.id = s.cart_id
                       where s.id = t.session_id offset 0) c`)}`;
  return deleteDue(pool, { table: 'private_file', due, age: 't.used_at' }, before);
}

/** Removes the bytes without a row: of deleted rows, and of interrupted uploads. */
export function sweepFiles(pool: Pool, folder: string, before: Date): Promise<void> {
  return sweepFolder(folder, before, async (hashes) => {
    const { rows } = await pool.query<{ hash: string }>(
      'select hash from private_file where hash = any($1)',
      [hashes],
    );
    return new Set(rows.map(({ hash }) => hash));
  });
}
