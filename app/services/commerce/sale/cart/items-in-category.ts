import type { CommerceContext } from '../../core/commerce-context';

/** Those of these items that are in a category or below it; all of them when it is null. */
export async function itemsInCategory(
  ctx: CommerceContext,
  categoryId: number | null,
  itemIds: number[],
): Promise<Set<number>> {
  if (categoryId === null) return new Set(itemIds);
  const { rows } = await ctx.db.client.query<{ itemId: number }>(
    `with recursive below as (
       select id from category where id = $1
       union select c.id from category c join below b on c.parent_id = b.id
     )
     select distinct item_id from item_category
     where item_id = any($2) and category_id in (select id from below)`,
    [categoryId, itemIds],
  );
  return new Set(rows.map((row) => row.itemId));
}
