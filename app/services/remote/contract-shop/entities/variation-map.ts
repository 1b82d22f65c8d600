import * as z from 'zod/v4';
import type { ListProduct, VariationAttributeMap } from '~/services/shop-api';
import * as told from './told';

export const wireVariationMapSchema = z.object({
  attributes: told.list(
    z.object({
      attributeId: told.id,
      name: told.text,
      position: told.count,
      type: z.enum(['dropdown', 'image', 'box']).catch('dropdown'),
      values: told.list(
        z.object({
          attributeValueId: told.id,
          name: told.text,
          position: told.count,
          imageUrl: told.webAddressOrNull,
          disabled: told.yes,
        }),
      ),
    }),
  ),
  variations: told.list(
    z.object({
      variationId: told.id,
      isSalable: told.yes,
      unitCombinationId: told.count,
      unitName: told.text,
      attributes: told.list(z.object({ attributeId: told.id, attributeValueId: told.id })),
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
