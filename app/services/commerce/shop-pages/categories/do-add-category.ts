import { slugify } from '~/lib/slug';
import { PAGE_LIMITS } from '../../../operator-api/page-limits';
import { newPageSchema } from '../../../operator-api/categories';
import type { OperatorApi } from '../../../operator-api/operator-api';
import { languageSchema, ShopError } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { noteOperatorEvent } from '../../core/note-event';
import { checkParent, freePath, lockPages } from './category-path';

type Input = Parameters<OperatorApi['doAddCategory']>[0];

/** As the contract says (§7). Rivals wait for each other, so that no two get the same path. */
export function doAddCategory(ctx: CommerceContext, input: Input): Promise<{ id: number }> {
  const { by, key } = input;
  const { name, type, parentCategoryId } = newPageSchema.parse(input);
  const slug = slugify(name).slice(0, PAGE_LIMITS.nameUrl).replace(/-+$/, '');
  if (!slug) {
    throw new ShopError('category.invalid', { cause: { fields: ['name'] } });
  }
  return transact(ctx, async (ctx) => {
    const { client } = ctx.db;
    await lockPages(ctx.db);
    const made = await client.query<{ id: number }>(
      'select id from category where external_id = $1',
      [key],
    );
    if (made.rows[0]) return made.rows[0];
    await checkParent(ctx.db, parentCategoryId, { own: null, levels: 1 });
    const { rows } = await client.query<{ id: number }>(
      `insert into category (external_id, parent_id, type, position)
       select $1, $2::integer, $3, coalesce(max(position), 0) + 1
         from category where parent_id is not distinct from $2::integer
       returning id`,
      [key, parentCategoryId, type],
    );
    const { id } = rows[0]!;
    for (const lang of languageSchema.options) {
      const path = await freePath(ctx.db, { parentId: parentCategoryId, lang, slug });
      await client.query(
        `insert into category_detail (category_id, lang, name, name_url, path)
         values ($1, $2, $3, $4, $5)`,
        [id, lang, name, slug, path],
      );
    }
    await noteOperatorEvent(ctx, 'operator.pageAdded', {
      operatorId: by.id,
      id,
      name,
      type,
      parentCategoryId,
    });
    return { id };
  });
}
