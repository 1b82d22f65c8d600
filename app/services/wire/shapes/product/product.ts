import * as z from 'zod';
import type { Product } from '~/services/shop-api';
import { toWireImage } from '../image';
import type { Shaper } from '../shaper';
import { toWireBreadcrumbs, wireBreadcrumbSchema } from './breadcrumbs';
import { bundleComponentSchema } from './bundle-component';
import { toWireDetails, wireDetailedProductSchema } from './detailed-product';
import { toWireListProduct } from './list-product';
import { toWireManufacturer } from './manufacturer';
import { seoSettingsSchema, toWireSeoSettings } from './seo-settings';
import { toWireMap, variationMapSchema } from './variation-map';

/** Goods on their page. */
export const wireProductSchema = wireDetailedProductSchema.extend({
  variationAttributeMap: variationMapSchema,
  bundleComponents: z.array(bundleComponentSchema),
  seoSettings: seoSettingsSchema,
  breadcrumbs: z.array(wireBreadcrumbSchema),
});
export type WireProduct = z.infer<typeof wireProductSchema>;

/** Goods with all data of their page. */
export function toWireProduct(product: Product, shaper: Shaper): WireProduct {
  const list = toWireListProduct(product, shaper);
  const maker = toWireManufacturer(product.manufacturer, product.responsiblePerson, shaper);
  return {
    ...list,
    bundleComponents: [],
    ...toWireDetails(product, shaper),
    images: {
      ...list.images,
      variation: product.images.variation.map((image) => toWireImage(image, shaper)),
    },
    item: { ...list.item, ...(maker && { manufacturer: maker }) },
    variationAttributeMap: toWireMap(product.variationAttributeMap, shaper),
    seoSettings: toWireSeoSettings(product.seoSettings, shaper),
    breadcrumbs: toWireBreadcrumbs(product.breadcrumbs),
  };
}
