import * as z from 'zod';
import type { Product } from '~/services/shop-api';
import { toWireImage } from '../image';
import { PLENTY_ID, type Shaper } from '../shaper';
import { toWireBreadcrumbs, wireBreadcrumbSchema } from './breadcrumbs';
import { bundleComponentSchema, toWireComponent } from './bundle-component';
import { toWireListProduct, wireListProductSchema } from './list-product';
import { toWireManufacturer } from './manufacturer';
import { toWireOrderProperty } from './order-property';
import { propertyGroupSchema, toWireProperties } from './variation-properties';
import { seoSettingsSchema, toWireSeoSettings } from './seo-settings';
import { fullTexts, textsOf } from './texts';
import { toWireMap, variationMapSchema } from './variation-map';

/** Goods as their page has them. */
export const wireProductSchema = wireListProductSchema.extend({
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
  variationAttributeMap: variationMapSchema,
  variationProperties: z.array(propertyGroupSchema),
  bundleComponents: z.array(bundleComponentSchema),
  seoSettings: seoSettingsSchema,
  breadcrumbs: z.array(wireBreadcrumbSchema),
});
export type WireProduct = z.infer<typeof wireProductSchema>;

/** Goods with all that their page shows. */
export function toWireProduct(product: Product, shaper: Shaper): WireProduct {
  const { texts } = product;
  const list = toWireListProduct(product, shaper);
  const maker = toWireManufacturer(product.manufacturer, product.responsiblePerson, shaper);
  return {
    ...list,
    texts: { ...textsOf(texts, shaper.locale), ...fullTexts(texts) },
    images: {
      ...list.images,
      variation: product.images.variation.map((image) => toWireImage(image, shaper)),
    },
    item: { ...list.item, ...(maker && { manufacturer: maker }) },
    properties: product.properties.map((each) => toWireOrderProperty(each, shaper.locale)),
    defaultCategories: product.defaultCategories.map(({ id, name }) => ({
      id,
      name,
      type: 'item',
      plentyId: PLENTY_ID,
      linklist: true,
      manually: true,
    })),
    variationAttributeMap: toWireMap(product.variationAttributeMap, shaper),
    variationProperties: toWireProperties(product.variationProperties, shaper),
    bundleComponents: product.bundleComponents.map((part) => toWireComponent(part, shaper)),
    seoSettings: toWireSeoSettings(product.seoSettings, shaper),
    breadcrumbs: toWireBreadcrumbs(product.breadcrumbs),
  };
}
