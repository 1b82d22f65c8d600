import * as z from 'zod/v4';
import { priceAt } from '~/lib/price-at';
import type { ListProduct, Price, VariationAttributeMap } from '~/services/shop-api';
import {
  countSchema,
  flagSchema,
  listOf,
  textSchema,
  webAddressSchema,
  wireIdSchema,
} from './lenient';

export const wireVariationMapSchema = z.object({
  attributes: listOf(
    z.object({
      attributeId: wireIdSchema,
      name: textSchema,
      position: countSchema,
      type: z.enum(['dropdown', 'image', 'box']).catch('dropdown'),
      values: listOf(
        z.object({
          attributeValueId: wireIdSchema,
          name: textSchema,
          position: countSchema,
          imageUrl: webAddressSchema,
          disabled: flagSchema,
        }),
      ),
    }),
  ),
  variations: listOf(
    z.object({
      variationId: wireIdSchema,
      isSalable: flagSchema,
      unitCombinationId: countSchema,
      unitName: textSchema,
      attributes: listOf(z.object({ attributeId: wireIdSchema, attributeValueId: wireIdSchema })),
    }),
  ),
});
type WireVariationMap = z.output<typeof wireVariationMapSchema>;

/**
 * By which attributes the variations of goods are told apart; null for goods that have one. What a variation
 * costs the list of goods says: those that are not in it cannot be bought, and are left out.
 */
export function toVariationMap(
  wire: WireVariationMap | null,
  priced: ReadonlyMap<number, ListProduct>,
): VariationAttributeMap | null {
  if (!wire || (wire.attributes.length === 0 && wire.variations.length < 2)) return null;
  return {
    attributes: wire.attributes.map(({ values, ...attribute }) => ({
      ...attribute,
      values: values.map(({ imageUrl, ...value }) => ({
        ...value,
        imageUrl: imageUrl || null,
        color: null,
      })),
    })),
    variations: wire.variations.flatMap((variation) => {
      const goods = priced.get(variation.variationId);
      if (!goods) return [];
      const { price, basePrice } = priceAt<Price>(
        goods.prices,
        goods.variation.minimumOrderQuantity,
      );
      return [{ ...variation, price, basePrice }];
    }),
  };
}
