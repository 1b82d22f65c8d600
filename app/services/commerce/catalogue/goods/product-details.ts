import type { BundleComponent, ProductDetails } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { areGoodsCustomerOnly } from '../in-memory/categories';
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
  isActive: boolean;
};

const DETAILS = `
  select v.id as "variationId", i.id as "itemId", ${TEXTS_JSON} as texts,
         ${CATEGORY_IDS} as category_ids,
         ${ITEM_IMAGES('g.variation_id = v.id')} as variation_images,
         exists (select from bundle_component where bundle_variation_id = v.id) as is_bundle,
         i.is_active,
         ${PROPERTIES('i.id')}
    from unnest($1::integer[]) asked (id)
    join variation v on v.id = asked.id
    join item i on i.id = v.item_id
    cross join lateral (select * from item_text
                         where item_id = i.id order by lang = $2 desc limit 1) t`;

/**
 * The data of product pages that cards lack, for many products: three statements, whatever their number.
 * Goods whose page the visitor may not read keep the texts of their card, their questions and their parts.
 */
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
  const setIds = rows.filter(({ isBundle }) => isBundle).map(({ variationId }) => variationId);
  const componentsOf = await loadBundleComponents(ctx, await loadSetParts(ctx, setIds));
  return rows.map((row) => toDetails(ctx, row, componentsOf.get(row.variationId) ?? []));
}

function toDetails(
  ctx: CommerceContext,
  row: Row,
  components: readonly BundleComponent[],
): ProductDetails {
  const { variationId, texts } = row;
  const properties = toProperties(ctx.lang, row);
  const bundleComponents = components.map(({ price: _price, vatRate: _rate, ...part }) => part);
  if (!mayReadPage(ctx, row)) {
    return {
      variationId,
      texts: { ...NO_TEXTS, ...cardTexts(texts) },
      images: { variation: [] },
      defaultCategories: [],
      ...properties,
      variationProperties: [],
      bundleComponents: bundleComponents.map((part) => ({
        ...part,
        texts: { ...part.texts, description: '' },
      })),
    };
  }
  return {
    variationId,
    texts,
    images: { variation: row.variationImages.map((image) => toImage(image, texts.name1)) },
    defaultCategories: defaultCategories(ctx, row),
    ...properties,
    bundleComponents,
  };
}

/** Has the visitor access to the page of these goods (067)? Lists and carts name goods of other pages too. */
function mayReadPage({ index, visitor }: CommerceContext, { isActive, categoryIds }: Row): boolean {
  if (!isActive) return false;
  return visitor.customer !== null || !areGoodsCustomerOnly(index.categories(), categoryIds);
}

const NO_TEXTS = {
  title: '',
  description: '',
  technicalData: '',
  metaDescription: '',
  keywords: '',
};

function cardTexts({ name1, urlPath, shortDescription }: ProductTexts) {
  return { name1, urlPath, shortDescription };
}
