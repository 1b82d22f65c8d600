import * as z from 'zod';
import type { BundleComponent } from '~/services/shop-api';
import { toWireImage } from '../image';
import type { Shaper } from '../shaper';
import { filterSchema, imagesSchema } from './list-product';
import { namesSchema } from './names';
import { wireOrderPropertySchema } from './order-property';
import { textsOf, textsSchema } from './texts';

export const bundleComponentSchema = z.strictObject({
  quantity: z.string(),
  data: z.strictObject({
    texts: textsSchema,
    images: imagesSchema,
    item: z.strictObject({ id: z.int() }),
    variation: z.strictObject({ id: z.int() }),
    unit: z.strictObject({ names: namesSchema }),
    filter: filterSchema,
    properties: z.array(wireOrderPropertySchema),
    facets: z.array(z.unknown()).length(0),
  }),
});

export function toWireComponent(
  part: Omit<BundleComponent, 'price' | 'vatRate'>,
  shaper: Shaper,
): z.infer<typeof bundleComponentSchema> {
  const { isSalable } = part.filter;
  return {
    quantity: String(part.quantity),
    data: {
      texts: { ...textsOf(part.texts, shaper.locale), description: part.texts.description },
      images: { all: part.image ? [toWireImage(part.image, shaper)] : [], variation: [] },
      item: { id: part.itemId },
      variation: { id: part.variationId },
      unit: { names: { name: part.unitName, lang: shaper.locale } },
      filter: { isSalable, isSalableAndActive: isSalable },
      properties: [],
      facets: [],
    },
  };
}
