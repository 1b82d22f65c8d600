import type { ProductDetails } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { toImage, type ImageRow } from '../listing/image';
import { loadBundleComponents } from './bundle-components';
import { defaultCategories } from './get-product';
import { CATEGORY_IDS, ITEM_IMAGES, TEXTS_JSON, type ProductTexts } from './product-item';
import { PROPERTIES, toProperties, type StoredProperties } from './product-properties';
import { loadSetParts } from './set-parts';

type Row = StoredProperties & {
  variationId: number;
  itemId: number;
  texts: ProductTexts;
  categoryIds: number[];
  variationImages: ImageRow[];
  isBundle: boolean;
};

const DETAILS = `
  select v.id as "variationId", i.id as "itemId", ${TEXTS_JSON} as texts,
         ${CATEGORY_IDS} as "categoryIds",
         ${ITEM_IMAGES('g.variation_id = v.id')} as "variationImages",
         exists (select from bundle_component where bundle_variation_id = v.id) as "isBundle",
         ${PROPERTIES('i.id')}
    from unnest($1::integer[]) asked (id)
    join variation v on v.id = asked.id
    join item i on i.id = v.item_id
    cross join lateral (select * from item_text
                         where item_id = i.id order by lang = $2 desc limit 1) t`;

/** What the pages of products say beyond their cards, for many at once: by one statement, and two a set. */
export async function loadProductDetails(
  ctx: CommerceContext,
  variationIds: readonly number[],
): Promise<ProductDetails[]> {
  if (variationIds.length === 0) return [];
  const { rows } = await ctx.db.client.query<Row>({
    name: 'product_details',
    text: DETAILS,
    values: [[...new Set(variationIds)], ctx.lang],
  });
  ctx.touch('catalogue', 'categories', ...rows.map(({ itemId }) => `item:${itemId}`));
  return Promise.all(rows.map((row) => toDetails(ctx, row)));
}

async function toDetails(ctx: CommerceContext, row: Row): Promise<ProductDetails> {
  const { variationId, texts } = row;
  const parts = row.isBundle ? await loadSetParts(ctx, variationId) : [];
  const components = await loadBundleComponents(ctx, parts);
  return {
    variationId,
    texts,
    images: { variation: row.variationImages.map((image) => toImage(image, texts.name1)) },
    defaultCategories: defaultCategories(ctx, row),
    ...toProperties(ctx.lang, row),
    bundleComponents: components.map(({ price: _price, vatRate: _rate, ...part }) => part),
  };
}
