import * as z from 'zod/v4';
import { idSchema, type CatalogueOperations, type ListProduct } from '../../../shop-api';
import type { CommerceContext } from '../../commerce-context';
import { loadListProducts } from './list-products';

const inputSchema = z.object({
  itemId: idSchema,
  relation: z.enum(['Accessory', 'Similar']),
  limit: z.int().min(1).max(50),
});

/** What goes with an item, in the operator's order; only goods that can be bought. */
export async function getCrossSelling(
  ctx: CommerceContext,
  input: Parameters<CatalogueOperations['getCrossSelling']>[0],
): Promise<ListProduct[]> {
  const { itemId, relation, limit } = inputSchema.parse(input);
  ctx.touch('catalogue', `item:${itemId}`);
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'cross_selling',
    text: `select r.related_item_id as id
             from item_relation r where r.item_id = $1 and r.relation = $2
            order by r.position, r.related_item_id`,
    values: [itemId, relation],
  });
  const variationIds = ctx.index.mainVariations(
    rows.map((row) => row.id),
    ctx.now(),
  );
  const products = await loadListProducts(ctx, variationIds);
  return products.filter((product) => product.filter.isSalableAndActive).slice(0, limit);
}
