import * as z from 'zod';
import type { ListProduct } from '~/services/shop-api';
import { toWireImage, wireImageSchema } from '../image';
import { toWirePrices, wirePricesSchema } from '../money';
import type { Shaper } from '../shaper';
import { wireManufacturerSchema } from './manufacturer';
import { namesSchema } from './names';
import { wireOrderPropertySchema } from './order-property';
import { textsOf, textsSchema } from './texts';
import { toWireUnit, unitSchema } from './unit';
import { toWireVariation, variationSchema } from './variation';

export const filterSchema = z.strictObject({
  isSalable: z.boolean(),
  isSalableAndActive: z.boolean(),
});

const itemSchema = z.strictObject({
  id: z.int(),
  itemType: z.string(),
  manufacturerId: z.int(),
  manufacturer: z.union([wireManufacturerSchema, z.array(wireManufacturerSchema).length(0)]),
  condition: z.strictObject({ id: z.int(), names: namesSchema }),
  feedbackDecimal: z.string(),
  feedbackCount: z.string(),
  salableVariationCount: z.int(),
});

export const imagesSchema = z.strictObject({
  all: z.array(wireImageSchema),
  variation: z.array(wireImageSchema),
});

/** Goods in a list. */
export const wireListProductSchema = z.strictObject({
  texts: textsSchema,
  images: imagesSchema,
  variation: variationSchema,
  unit: unitSchema,
  item: itemSchema,
  prices: wirePricesSchema,
  properties: z.array(wireOrderPropertySchema),
  tags: z.array(z.strictObject({ id: z.int(), names: namesSchema, color: z.string() })),
  filter: filterSchema,
  facets: z.array(z.unknown()).length(0),
  hasOrderProperties: z.boolean(),
  hasRequiredOrderProperty: z.boolean(),
  /**
   * The variation's attributes: clients preselect by their ids, and show them beside lines of a
   * cart.
   */
  attributes: z.array(
    z.strictObject({
      attributeId: z.int(),
      valueId: z.int(),
      attribute: z.strictObject({ id: z.int(), names: namesSchema }),
      value: z.strictObject({ id: z.int(), names: namesSchema }),
    }),
  ),
  groupedAttributes: z.array(
    z.strictObject({ attributePosition: z.int(), name: z.string(), value: z.string() }),
  ),
});
export type WireListProduct = z.infer<typeof wireListProductSchema>;

/** Goods of a list, a cart or a wishlist. */
export function toWireListProduct(product: ListProduct, shaper: Shaper): WireListProduct {
  const { variation, item, tags, attributes, unit, texts, prices, filter } = product;
  const named = (name: string) => ({ name, lang: shaper.locale });
  return {
    texts: textsOf(texts, shaper.locale),
    images: { all: product.images.all.map((image) => toWireImage(image, shaper)), variation: [] },
    variation: toWireVariation(variation, item.id, shaper),
    unit: toWireUnit(unit, variation, shaper),
    item: {
      id: item.id,
      itemType: item.itemType,
      manufacturerId: item.manufacturer?.id ?? 0,
      manufacturer: item.manufacturer
        ? { ...item.manufacturer, nameExternal: item.manufacturer.externalName }
        : [],
      condition: { id: 0, names: named('') },
      feedbackDecimal: item.feedbackDecimal.toFixed(2),
      feedbackCount: String(item.feedbackCount),
      salableVariationCount: item.salableVariationCount,
    },
    prices: toWirePrices(prices, variation, shaper),
    properties: [],
    tags: tags.map(({ id, names, color }) => ({ id, names: named(names.name), color })),
    filter,
    facets: [],
    hasOrderProperties: product.hasOrderProperties,
    hasRequiredOrderProperty: product.hasRequiredOrderProperty,
    attributes: attributes.flatMap(({ attributeId, valueId, name, value }) =>
      attributeId === undefined || valueId === undefined
        ? []
        : [
            {
              attributeId,
              valueId,
              attribute: { id: attributeId, names: named(name) },
              value: { id: valueId, names: named(value) },
            },
          ],
    ),
    groupedAttributes: attributes.map(({ name, value }, i) => ({
      attributePosition: i + 1,
      name,
      value,
    })),
  };
}
