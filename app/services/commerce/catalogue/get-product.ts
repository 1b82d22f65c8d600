import { getProductInputSchema, type GetProductInput, type Product } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { loadBundleComponents } from './bundle-components';
import { combineHazards } from './combine-hazards';
import { breadcrumbs } from './get-facet';
import { toImage } from './image';
import { IS_SALABLE, loadListProducts } from './list-products';
import { loadProductItem, type ProductItem } from './product-item';
import { loadOrderProperties, loadProperties } from './product-properties';
import { productLanguageUrls, seoSettings } from './seo-settings';
import { loadSetParts, partMakers } from './set-parts';
import { loadVariationAttributeMap } from './variation-attribute-map';

/**
 * A product as its page shows it (§3), or null when the item, or the variation asked for, is not
 * there or not active. Goods that are sold out are still given.
 */
export async function getProduct(
  ctx: CommerceContext,
  input: GetProductInput,
): Promise<Product | null> {
  const { id, variationId } = getProductInputSchema.parse(input);
  ctx.touch('catalogue', 'categories', `item:${id}`);
  const shownId = await chooseVariationId(ctx, id, variationId);
  if (shownId === null) return null;
  const [products, item, attributeMap, properties, variationProperties, bundleComponents, parts] =
    await Promise.all([
      loadListProducts(ctx, [shownId]),
      loadProductItem(ctx, shownId),
      loadVariationAttributeMap(ctx, id, variationId),
      loadOrderProperties(ctx, id),
      loadProperties(ctx, id),
      loadBundleComponents(ctx, shownId),
      loadSetParts(ctx, shownId),
    ]);
  const product = products[0];
  if (!product) return null;
  const toOwnImage = (row: ProductItem['itemImages'][number]) => toImage(row, item.texts.name1);
  return {
    ...product,
    texts: item.texts,
    images: {
      all: item.itemImages.map(toOwnImage),
      variation: item.variationImages.map(toOwnImage),
    },
    defaultCategories: defaultCategories(ctx, item),
    variationAttributeMap: attributeMap,
    properties,
    variationProperties,
    bundleComponents,
    manufacturer: item.manufacturer,
    responsiblePerson: item.responsiblePerson,
    partMakers: partMakers(parts),
    hazard: combineHazards(ctx.lang, [{ name: '', hazard: item.hazard }, ...parts]),
    isSoldOnline: item.isSoldOnline && parts.every((part) => part.isSoldOnline),
    weeeNumber: item.weeeNumber,
    isMixedToOrder: item.isMixedToOrder,
    durabilityGuaranteeYears: item.durabilityGuaranteeYears,
    seoSettings: seoSettings(product, item),
    breadcrumbs: item.categoryIds[0]
      ? breadcrumbs(ctx.index.categories(), item.categoryIds[0], ctx.lang)
      : [],
    languageUrls: productLanguageUrls(item, id, variationId ?? null),
  };
}

/** The variation asked for, else the one that stands for the item in lists. */
async function chooseVariationId(
  ctx: CommerceContext,
  itemId: number,
  variationId: number | undefined,
): Promise<number | null> {
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'shown-variation',
    text: `select v.id
             from variation v
             join item i on i.id = v.item_id
             join free_stock f on f.variation_id = v.id
             join variation_price p on p.variation_id = v.id and p.kind = 'default'
              and p.minimum_quantity = 1
            where i.id = $1 and i.is_active and v.is_active and ($2::integer is null or v.id = $2)
            order by ${IS_SALABLE} desc, v.is_main desc, effective_price(v.id, $3), v.position, v.id
            limit 1`,
    values: [itemId, variationId ?? null, ctx.now()],
  });
  return rows[0]?.id ?? null;
}

function defaultCategories(ctx: CommerceContext, item: ProductItem): Product['defaultCategories'] {
  return item.categoryIds.slice(0, 1).flatMap((id) => {
    const texts = ctx.index.categories().byId.get(id)?.texts[ctx.lang];
    return texts ? [{ id, ...texts }] : [];
  });
}
