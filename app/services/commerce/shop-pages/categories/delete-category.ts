import type { OperatorApi } from '../../../operator-api/operator-api';
import { ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { noteOperatorEvent } from '../../core/note-event';
import { lockPages, pagesBelow } from './category-path';
import { refuseWithGoods } from './refuse-with-goods';

type Input = Parameters<OperatorApi['deleteCategory']>[0];

/**
 * As the contract says (§7). The deleted rows are written into the event log; blocks, drafts and
 * revisions stay under its id, which is never used again.
 */
export function deleteCategory(
  ctx: CommerceContext,
  { categoryId, by }: Input,
): Promise<'Category deleted'> {
  return transact(ctx, async (ctx) => {
    const { client } = ctx.db;
    await lockPages(ctx.db);
    const ids = await pagesBelow(ctx.db, categoryId);
    // Waits for transactions that are adding goods there, which are counted then.
    const found = await client.query<{ id: number; page: unknown }>(
      `select c.id, to_jsonb(c) || jsonb_build_object('details',
           (select jsonb_agg(d) from category_detail d where d.category_id = c.id)) as page
         from category c where c.id = any($1) order by c.id for update`,
      [ids],
    );
    if (!found.rows.some(({ id }) => id === categoryId)) {
      throw new ShopError('category.notFound');
    }
    await refuseWithGoods(ctx.db, ids);
    await client.query('delete from category where id = any($1)', [ids]);
    const pages = found.rows.map(({ page }) => page);
    await noteOperatorEvent(ctx, 'operator.pageDeleted', {
      operatorId: by.id,
      id: categoryId,
      pages,
    });
    return 'Category deleted' as const;
  });
}
