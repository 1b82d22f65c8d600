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
 * Goods of a list, a cart, a wishlist or an order: clients read there the order properties of the
 * goods, and label the stated values with them.
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
  /** Only for sets: a client treats goods with this field as a set. */
  bundleComponents: z.array(bundleComponentSchema).optional(),
});
export type WireDetailedProduct = z.infer<typeof wireDetailedProductSchema>;

/** The context of goods with details, which requests the data that their cards lack. */
export type DetailContext = Shaper & { shop: Pick<ShopApi, 'getProductDetails'> };

/** The maximum number of details per call. */
const PORTION = 200;

/** Goods with their details, which are requested together. */
export async function toWireProducts(
  products: readonly ListProduct[],
  call: DetailContext,
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

/** The details of goods that an upstream shop has only in its list. */
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

/** The fields added to those of a card. */
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
