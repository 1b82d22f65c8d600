import { productPath } from '~/lib/product-path';
import { priceAt } from '~/lib/price-at';
import {
  getProductInputSchema,
  type DeliveryTime,
  type GetProductInput,
  type ListProduct,
  type Price,
  type Product,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { countriesSoldTo, productDelivery } from '../delivery/product-delivery';
import { isSoldIn, SALE_LIMITS, type SaleLimits } from '../delivery/sold-where';
import { loadBundleComponents } from './bundle-components';
import { combineHazards } from './combine-hazards';
import { isCustomerOnly } from '../in-memory/categories';
import { breadcrumbs } from '../listing/breadcrumbs';
import { toImage } from '../listing/image';
import { isSalableAt, loadListProducts } from '../listing/list-products';
import { loadProductItem, type ProductItem } from './product-item';
import { loadProperties } from './product-properties';
import { productLanguageUrls, seoSettings } from './seo-settings';
import { loadSetParts, partMakers } from './set-parts';
import { loadShadeSiblings } from './shade-siblings';
import { loadVariationAttributeMap } from './variation-attribute-map';

/**
 * A product as its page shows it (§3), or null when the item, or the requested variation, does not
 * exist or is not active. Sold-out goods are returned too.
 */
export async function getProduct(
  ctx: CommerceContext,
  input: GetProductInput,
): Promise<Product | null> {
  const { id, variationId } = getProductInputSchema.parse(input);
  ctx.touch('catalogue', 'categories', `item:${id}`);
  const shown = await chooseVariation(ctx, id, variationId);
  if (!shown) return null;
  ctx.touch('testers', ...shown.testerItemIds.map((itemId) => `item:${itemId}`));
  const isChosen = variationId !== undefined;
  const [products, item, attributeMap, shadeSiblings, stated, partsOf] = await Promise.all([
    loadListProducts(ctx, [shown.id, ...(shown.testerId === null ? [] : [shown.testerId])]),
    loadProductItem(ctx, shown.id),
    loadVariationAttributeMap(ctx, id, variationId),
    shown.hasOwnShade ? loadShadeSiblings(ctx, shown.id, isChosen) : [],
    loadProperties(ctx, id),
    loadSetParts(ctx, shown.isBundle ? [shown.id] : []),
  ]);
  const parts = partsOf.get(shown.id) ?? [];
  const bundleComponents = (await loadBundleComponents(ctx, partsOf)).get(shown.id) ?? [];
  const product = products.find(({ variation }) => variation.id === shown.id);
  const tester = products.find(({ variation }) => variation.id === shown.testerId);
  if (!product) return null;
  // Before a shade is chosen, the first one of many must not pass for that of the goods.
  const hasShade = shown.hasOwnShade || isChosen;
  const toOwnImage = (row: ProductItem['itemImages'][number]) => toImage(row, item.texts.name1);
  return {
    ...product,
    texts: item.texts,
    images: {
      all: item.itemImages.map(toOwnImage),
      variation: product.shade && !hasShade ? [] : item.variationImages.map(toOwnImage),
    },
    shade: hasShade ? product.shade : null,
    shadeSiblings,
    tester: tester ? toTester(tester) : null,
    defaultCategories: defaultCategories(ctx, item),
    variationAttributeMap: attributeMap,
    ...stated,
    bundleComponents,
    manufacturer: item.manufacturer,
    responsiblePerson: item.responsiblePerson,
    partMakers: partMakers(parts),
    hazard: combineHazards(ctx.lang, [{ name: '', hazard: item.hazard }, ...parts]),
    isSoldOnline: item.isSoldOnline && parts.every((part) => part.isSoldOnline),
    weeeNumber: item.weeeNumber,
    isMadeToOrder: item.isMadeToOrder,
    delivery: await productDelivery(ctx, product, shown),
    countriesSoldTo: await countriesSoldTo(ctx, shown.limits),
    isSoldInLanguage: isSoldIn(shown.limits, ctx.lang),
    durabilityGuaranteeYears: item.durabilityGuaranteeYears,
    seoSettings: seoSettings(product, item),
    breadcrumbs: mainCategory(ctx, item).flatMap((id) =>
      breadcrumbs(ctx.index.categories(), id, ctx.lang),
    ),
    languageUrls: productLanguageUrls(item, id, variationId ?? null),
  };
}

type ProductParts = {
  id: number;
  hasOwnShade: boolean;
  isBundle: boolean;
  /** Working days until it is with the carrier. */
  ready: DeliveryTime;
  limits: SaleLimits;
  /** Variation of a tester in the shade of the item. */
  testerId: number | null;
  /** Every tester of the shop: a later one may be in this shade. */
  testerItemIds: number[];
};

const SHOWN = `
  with shown as (
    select v.id, i.shade_id, i.line, i.is_tester, a.min_days, a.max_days
      from variation v
      join item i on i.id = v.item_id
      join availability a on a.id = v.availability_id
      join sale_state sale on sale.variation_id = v.id
      join variation_price p on p.variation_id = v.id and p.kind = 'default'
       and p.minimum_quantity = 1
     where i.id = $1 and i.is_active and v.is_active and ($2::integer is null or v.id = $2)
     order by ${isSalableAt('$3')} desc, v.is_main desc, effective_price(v.id, $3), v.position, v.id
     limit 1
  )
  select shown.id, shown.shade_id is not null as has_own_shade,
         exists (select from bundle_component where bundle_variation_id = shown.id) as is_bundle,
         json_build_object('min', shown.min_days, 'max', shown.max_days) as ready,
         ${SALE_LIMITS('shown.id')} as limits,
         array(select id from item where is_tester) as tester_item_ids,
         (select v.id
            from item t
            join variation v on v.item_id = t.id
            join sale_state sale on sale.variation_id = v.id
            left join variation_attribute_value va on va.variation_id = v.id
            left join attribute_value av on av.id = va.attribute_value_id
           where t.is_tester and not shown.is_tester and t.is_active and v.is_active
             and shown.shade_id in (t.shade_id, av.shade_id)
           order by t.line is not distinct from shown.line desc, ${isSalableAt('$3')} desc, t.id, v.id
           limit 1) as tester_id
    from shown`;

/** The requested variation, else the one that represents the item in lists; and its tester. */
async function chooseVariation(
  ctx: CommerceContext,
  itemId: number,
  variationId: number | undefined,
): Promise<ProductParts | undefined> {
  const { rows } = await ctx.db.client.query<ProductParts>({
    name: 'shown_variation',
    text: SHOWN,
    values: [itemId, variationId ?? null, ctx.now()],
  });
  return rows[0];
}

function toTester({ item, variation, texts, prices, filter }: ListProduct): Product['tester'] {
  const { price, basePrice } = priceAt<Price>(prices, 1);
  return {
    itemId: item.id,
    variationId: variation.id,
    name: texts.name1,
    path: productPath(texts.urlPath, item.id, variation.id),
    price,
    basePrice,
    vatRate: variation.vatRate,
    isSalable: filter.isSalableAndActive,
  };
}

/** The first category that all visitors see; where there is none, the page is for customers too. */
function mainCategory(
  ctx: CommerceContext,
  { categoryIds }: Pick<ProductItem, 'categoryIds'>,
): number[] {
  const categories = ctx.index.categories();
  const shown = categoryIds.filter((id) => !isCustomerOnly(categories, id));
  return [...shown, ...categoryIds].slice(0, 1);
}

/** The category that a product is shown under, with its name and path; none without texts. */
export function defaultCategories(
  ctx: CommerceContext,
  item: Pick<ProductItem, 'categoryIds'>,
): Product['defaultCategories'] {
  return mainCategory(ctx, item).flatMap((id) => {
    const texts = ctx.index.categories().byId.get(id)?.texts[ctx.lang];
    return texts ? [{ id, ...texts }] : [];
  });
}
