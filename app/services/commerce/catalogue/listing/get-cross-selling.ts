import * as z from 'zod';
import { idSchema, type CatalogueOperations, type ListProduct } from '../../../shop-api';
import { readOnce, type CommerceContext } from '../../core/commerce-context';
import { loadListProducts } from './list-products';

const inputSchema = z.object({
  itemId: idSchema,
  relation: z.enum(['Accessory', 'Similar']),
  limit: z.int().min(1).max(50),
});

/** Related goods of an item, in the operator's order; only goods that can be bought. */
export async function getCrossSelling(
  ctx: CommerceContext,
  input: Parameters<CatalogueOperations['getCrossSelling']>[0],
): Promise<ListProduct[]> {
  const { itemId, relation, limit } = inputSchema.parse(input);
  ctx.touch('catalogue', `item:${itemId}`);
  const related = await readOnce(ctx, `relations ${itemId}`, () => loadRelated(ctx, itemId));
  return (related.get(relation) ?? []).slice(0, limit);
}

type Relation = z.infer<typeof inputSchema>['relation'];

/** The goods of all relations by one query each for relations and goods: a page shows several. */
async function loadRelated(
  ctx: CommerceContext,
  itemId: number,
): Promise<Map<Relation, ListProduct[]>> {
  const { rows } = await ctx.db.client.query<{ id: number; relation: Relation }>({
    name: 'cross_selling',
    text: `select related_item_id as id, relation from item_relation where item_id = $1
            order by position, related_item_id`,
    values: [itemId],
  });
  const itemIds = [...new Set(rows.map((row) => row.id))];
  const products = await loadListProducts(ctx, ctx.index.mainVariations(itemIds, ctx.now()));
  const byItem = new Map(
    products
      .filter((product) => product.filter.isSalableAndActive)
      .map((product) => [product.item.id, product]),
  );
  const related = new Map<Relation, ListProduct[]>();
  for (const { id, relation } of rows) {
    const product = byItem.get(id);
    if (product) related.set(relation, [...(related.get(relation) ?? []), product]);
  }
  return related;
}
