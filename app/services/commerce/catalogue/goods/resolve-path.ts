import { trimSlashes } from '~/lib/trim-slashes';
import { goodsPaths, linkedGoods, type GoodsPath } from '../../../shop-api/goods-path';
import { productPath } from '~/lib/product-path';
import type { ResolvedPath } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import type { CategoryRight } from '../../../shop-api/entities/category-right';
import { areGoodsCustomerOnly, isCustomerOnly } from '../in-memory/categories';
import { loadCategory } from '../listing/load-category';

/**
 * The page of a path (without locale prefix), or null: a product by its link or by the numbers at
 * its end, else a category by its whole path, in any language, current or former. `canonicalPath`
 * is in the request's language.
 */
export async function resolvePath(
  ctx: CommerceContext,
  { path }: { path: string },
): Promise<ResolvedPath> {
  let byNumber: ProductMatch | undefined;
  const linked = linkedGoods(path);
  for (const reading of linked ? [{ ...linked, itemId: null, nameEnd: null }] : goodsPaths(path)) {
    const found = await findProduct(ctx, reading);
    if (found?.isNamed) return resolved(ctx, found);
    byNumber ??= found;
  }
  // In the shop of the import the number may have been that of other goods.
  const former = await findFormerProduct(ctx, path);
  if (former ?? byNumber) return resolved(ctx, (former ?? byNumber)!);
  // A page that does not exist may be added later, so an answer "not found" depends on the tree
  // too.
  ctx.touch('catalogue', 'categories');
  const category = await loadCategory(ctx, { path: `/${trimSlashes(path)}` });
  if (!category) return null;
  const right = rightOf(isCustomerOnly(ctx.index.categories(), category.id));
  return { kind: 'category', categoryId: category.id, categoryType: category.type, right };
}

function rightOf(isForCustomers: boolean): CategoryRight {
  return isForCustomers ? 'customer' : 'all';
}

type ProductMatch = {
  itemId: number;
  variationId: number | null;
  urlPath: string;
  variationIds: number[];
  categoryIds: number[];
  /** Whether the path contains the name of the goods too, in any language. */
  isNamed: boolean;
};

function resolved(ctx: CommerceContext, found: ProductMatch): ResolvedPath {
  const { itemId, variationId, urlPath, variationIds, categoryIds } = found;
  ctx.touch('catalogue', 'categories', `item:${itemId}`);
  return {
    kind: 'product',
    itemId,
    variationId,
    variationIds,
    canonicalPath: productPath(urlPath, itemId, variationId),
    right: rightOf(areGoodsCustomerOnly(ctx.index.categories(), categoryIds)),
  };
}

/** The goods that had this address in the shop which they were imported from. */
async function findFormerProduct(
  ctx: CommerceContext,
  path: string,
): Promise<ProductMatch | undefined> {
  const { rows } = await ctx.db.client.query<{ itemId: number; variationId: number | null }>({
    name: 'product_of_former_path',
    text: `select item_id, variation_id from former_path
            where path = $1 and item_id is not null`,
    values: [trimSlashes(path)],
  });
  const [former] = rows;
  return former && findProduct(ctx, { ...former, urlPath: '', nameEnd: null });
}

/** A link contains only the variation and the last part of the item's path. */
type PathReading = Omit<GoodsPath, 'itemId'> & { itemId: number | null };

async function findProduct(
  ctx: CommerceContext,
  { urlPath, itemId, variationId, nameEnd }: PathReading,
): Promise<ProductMatch | undefined> {
  const { rows } = await ctx.db.client.query<ProductMatch>({
    name: 'product_of_path',
    text: `select i.id as "itemId", $2::integer as variation_id, t.url_path, own.ids as variation_ids,
                  array(select category_id from item_category where item_id = i.id) as category_ids,
                  exists (select from item_text o
                           where o.item_id = i.id and $5 = case when $1::integer is null
                             then split_part(o.url_path, '/', -1) else o.url_path end) as is_named
             from item i join item_text t on t.item_id = i.id
             cross join lateral (select array_agg(id order by id) as ids from variation
                                  where item_id = i.id and is_active) own
            where i.id = coalesce($1::integer, (select item_id from variation where id = $2))
              and i.is_active and coalesce($2::integer, own.ids[1]) = any(own.ids)
              and ($4::text is null or exists (
                    select from item_text o
                     where o.item_id = i.id and right(o.url_path, length($4)) = $4))
            order by t.lang = $3 desc limit 1`,
    values: [itemId, variationId, ctx.lang, nameEnd, urlPath],
  });
  return rows[0];
}
