import { productPath } from '~/lib/product-path';
import { LARGEST_ID, type ResolvedPath } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import type { CategoryRight } from '../../../shop-api/entities/category-right';
import { areGoodsCustomerOnly, isCustomerOnly } from '../in-memory/categories';
import { loadCategory } from '../listing/load-category';

export type ProductReading = { itemId: number; variationId: number | null };

/**
 * The ways to read a path as a product, most likely first. `/ral_9010_1234` may be variation 1234
 * of item 9010, or item 1234 under the name `ral_9010`: only the catalogue can tell.
 */
export function productReadings(path: string): ProductReading[] {
  const match = /^\/*(?<slug>[^/].*?)_(?<first>\d{1,10})(?:_(?<second>\d{1,10}))?\/?$/.exec(path);
  if (!match) return [];
  const first = Number(match.groups!.first);
  const second = match.groups!.second === undefined ? null : Number(match.groups!.second);
  const readings =
    second === null
      ? [{ itemId: first, variationId: null }]
      : [
          { itemId: first, variationId: second },
          { itemId: second, variationId: null },
        ];
  return readings.filter(({ itemId, variationId }) =>
    [itemId, variationId ?? 1].every((id) => id >= 1 && id <= LARGEST_ID),
  );
}

/**
 * What a path (without locale prefix) leads to, or null: a product by the numbers at its end, else
 * a category by its whole path, in whichever language, today's or a former one. `canonicalPath` is in
 * the request's language.
 */
export async function resolvePath(
  ctx: CommerceContext,
  { path }: { path: string },
): Promise<ResolvedPath> {
  for (const reading of productReadings(path)) {
    const found = await findProduct(ctx, reading);
    if (found) {
      const { urlPath, variationIds, categoryIds } = found;
      ctx.touch('catalogue', 'categories', `item:${reading.itemId}`);
      return {
        kind: 'product',
        ...reading,
        variationIds,
        canonicalPath: productPath(urlPath, reading.itemId, reading.variationId),
        right: rightOf(areGoodsCustomerOnly(ctx.index.categories(), categoryIds)),
      };
    }
  }
  // Nothing there today may be there tomorrow, so an answer "not found" depends on the tree too.
  ctx.touch('catalogue', 'categories');
  const category = await loadCategory(ctx, { path: `/${path.replace(/^\/+|\/+$/g, '')}` });
  if (!category) return null;
  const right = rightOf(isCustomerOnly(ctx.index.categories(), category.id));
  return { kind: 'category', categoryId: category.id, categoryType: category.type, right };
}

function rightOf(isForCustomers: boolean): CategoryRight {
  return isForCustomers ? 'customer' : 'all';
}

type Found = { urlPath: string; variationIds: number[]; categoryIds: number[] };

async function findProduct(
  ctx: CommerceContext,
  { itemId, variationId }: ProductReading,
): Promise<Found | undefined> {
  const { rows } = await ctx.db.client.query<Found>({
    name: 'product_of_path',
    text: `select t.url_path as "urlPath", own.ids as "variationIds",
                  array(select category_id from item_category where item_id = i.id) as "categoryIds"
             from item i join item_text t on t.item_id = i.id
             cross join lateral (select array_agg(id order by id) as ids from variation
                                  where item_id = i.id and is_active) own
            where i.id = $1 and i.is_active and coalesce($2::integer, own.ids[1]) = any(own.ids)
            order by t.lang = $3 desc limit 1`,
    values: [itemId, variationId, ctx.lang],
  });
  return rows[0];
}
