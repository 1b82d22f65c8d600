import * as z from 'zod';
import type { ListProduct, VariationAttributeMap } from '~/services/shop-api';
import * as lenient from './lenient';

export const wireVariationMapSchema = z.object({
  attributes: lenient.list(
    z.object({
      attributeId: lenient.id,
      name: lenient.text,
      position: lenient.count,
      type: z.enum(['dropdown', 'image', 'box']).catch('dropdown'),
      values: lenient.list(
        z.object({
          attributeValueId: lenient.id,
          name: lenient.text,
          position: lenient.count,
          imageUrl: lenient.webAddressOrNull,
          disabled: lenient.yes,
        }),
      ),
    }),
  ),
  variations: lenient.list(
    z.object({
      variationId: lenient.id,
      isSalable: lenient.yes,
      unitCombinationId: lenient.count,
      unitName: lenient.text,
      attributes: lenient.list(z.object({ attributeId: lenient.id, attributeValueId: lenient.id })),
    }),
  ),
});
type WireVariationMap = z.output<typeof wireVariationMapSchema>;

/**
 * The attributes that distinguish the variations of goods; null for goods with one. The list of
 * goods has the prices of variations: those missing in it cannot be bought, and are left out.
 */
export function toVariationMap(
  wire: WireVariationMap | null,
  priced: ReadonlyMap<number, ListProduct>,
): VariationAttributeMap | null {
  if (!wire || (wire.attributes.length === 0 && wire.variations.length < 2)) return null;
  return {
    attributes: wire.attributes.map(({ values, ...attribute }) => ({
      ...attribute,
      values: values.map((value) => ({ ...value, color: null })),
    })),
    variations: wire.variations.flatMap((variation) => {
      const goods = priced.get(variation.variationId);
      if (!goods) return [];
      const { minimumOrderQuantity } = goods.variation;
      return [{ ...variation, minimumOrderQuantity, prices: goods.prices }];
    }),
  };
}
