import * as z from 'zod';
import type { ListProduct, ProductDetails, ShopApi } from '~/services/shop-api';
import { toWireImage } from '../image';
import { PLENTY_ID, type Shaper } from '../shaper';
import { bundleComponentSchema, toWireComponent } from './bundle-component';
import { toWireListProduct, wireListProductSchema } from './list-product';
import { toWireOrderProperty } from './order-property';
import { fullTexts, textsOf, textsSchema } from './texts';
import { propertyGroupSchema, toWireProperties } from './variation-properties';

/**
 * Goods of a list, a cart, a wishlist or an order: clients find there what the goods ask of the buyer, and
 * name by it what was answered.
 */
export const wireDetailedProductSchema = wireListProductSchema.extend({
  texts: textsSchema.required(),
  defaultCategories: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      type: z.literal('item'),
      plentyId: z.int(),
      linklist: z.boolean(),
      manually: z.boolean(),
    }),
  ),
  variationProperties: z.array(propertyGroupSchema),
  /** Of sets alone: a client takes goods with this field for a set. */
  bundleComponents: z.array(bundleComponentSchema).optional(),
});
export type WireDetailedProduct = z.infer<typeof wireDetailedProductSchema>;

/** Whoever shapes goods asks the shop for what their cards do not say. */
export type Detailing = Shaper & { shop: Pick<ShopApi, 'getProductDetails'> };

/** How many details the shop gives at once. */
const PORTION = 200;

/** Goods with their details, which are asked for once for all of them. */
export async function toWireProducts(
  products: readonly ListProduct[],
  call: Detailing,
): Promise<WireDetailedProduct[]> {
  const ids = [...new Set(products.map(({ variation }) => variation.id))];
  const portions = Array.from({ length: Math.ceil(ids.length / PORTION) }, (_, n) =>
    ids.slice(n * PORTION, (n + 1) * PORTION),
  );
  const known = await Promise.all(
    portions.map((variationIds) => call.shop.getProductDetails({ variationIds })),
  );
  const details = new Map(known.flat().map((each) => [each.variationId, each]));
  return products.map((product) => {
    const card = toWireListProduct(product, call);
    const own = details.get(product.variation.id) ?? noDetails(product);
    const variation = own.images.variation.map((image) => toWireImage(image, call));
    return { ...card, images: { ...card.images, variation }, ...toWireDetails(own, call) };
  });
}

/** What an upstream shop that has the goods in its list alone says of them. */
function noDetails({ texts, variation }: ListProduct): ProductDetails {
  const none = {
    title: '',
    description: '',
    technicalData: '',
    metaDescription: '',
    keywords: '',
  };
  return {
    variationId: variation.id,
    texts: { ...texts, ...none },
    images: { variation: [] },
    defaultCategories: [],
    properties: [],
    variationProperties: [],
    bundleComponents: [],
  };
}

/** The fields that are added to those of a card. */
export function toWireDetails(
  details: Omit<ProductDetails, 'variationId' | 'images'>,
  shaper: Shaper,
) {
  const { texts, bundleComponents } = details;
  return {
    texts: { ...textsOf(texts, shaper.locale), ...fullTexts(texts) },
    properties: details.properties.map((each) => toWireOrderProperty(each, shaper.locale)),
    defaultCategories: details.defaultCategories.map(({ id, name }) => ({
      id,
      name,
      type: 'item' as const,
      plentyId: PLENTY_ID,
      linklist: true,
      manually: true,
    })),
    variationProperties: toWireProperties(details.variationProperties, shaper),
    ...(bundleComponents.length > 0 && {
      bundleComponents: bundleComponents.map((part) => toWireComponent(part, shaper)),
    }),
  };
}
