import * as z from 'zod';
import type { Product } from '~/services/shop-api';
import { absoluteOrNull, type Shaper } from '../shaper';

export const variationMapSchema = z.strictObject({
  attributes: z.array(
    z.strictObject({
      attributeId: z.int(),
      name: z.string(),
      position: z.int(),
      type: z.string(),
      values: z.array(
        z.strictObject({
          attributeValueId: z.int(),
          name: z.string(),
          position: z.int(),
          imageUrl: z.string(),
          disabled: z.boolean(),
        }),
      ),
    }),
  ),
  variations: z.array(
    z.strictObject({
      variationId: z.int(),
      isSalable: z.boolean(),
      unitCombinationId: z.int(),
      unitId: z.int(),
      unitName: z.string(),
      attributes: z.array(z.strictObject({ attributeId: z.int(), attributeValueId: z.int() })),
    }),
  ),
});

/** The attributes that distinguish the variations of goods; empty for goods with one. */
export function toWireMap(
  map: Product['variationAttributeMap'],
  shaper: Shaper,
): z.infer<typeof variationMapSchema> {
  if (!map) return { attributes: [], variations: [] };
  return {
    attributes: map.attributes.map(({ values, ...attribute }) => ({
      ...attribute,
      values: values.map(({ color: _color, imageUrl, ...value }) => ({
        ...value,
        imageUrl: (imageUrl !== null && absoluteOrNull(shaper, imageUrl)) || '',
      })),
    })),
    variations: map.variations.map(
      ({ minimumOrderQuantity: _, prices: _prices, ...variation }) => ({
        ...variation,
        unitId: variation.unitCombinationId,
      }),
    ),
  };
}
