import * as z from 'zod';
import type { Variation } from '~/services/shop-api';
import type { Shaper } from '../shaper';
import { namesSchema } from './names';

export const variationSchema = z.strictObject({
  id: z.int(),
  itemId: z.int(),
  number: z.string(),
  model: z.string(),
  name: z.string(),
  minimumOrderQuantity: z.int(),
  intervalOrderQuantity: z.int(),
  maximumOrderQuantity: z.int().nullable(),
  availabilityId: z.int(),
  availability: z.strictObject({
    id: z.int(),
    icon: z.string(),
    averageDays: z.int().nullable(),
    names: namesSchema.extend({ id: z.int(), availabilityId: z.int() }),
  }),
  availableUntil: z.string().nullable(),
  widthMM: z.int(),
  heightMM: z.int(),
  lengthMM: z.int(),
  weightG: z.int(),
  unitCombinationId: z.int(),
  vatId: z.int(),
  mayShowUnitPrice: z.boolean(),
});

/** A variation of goods, with its availability. */
export function toWireVariation(variation: Variation, itemId: number, { locale: lang }: Shaper) {
  const { vatRate: _vatRate, isGiftCard: _isGiftCard, availability, ...same } = variation;
  const { availabilityId: id } = variation;
  return {
    ...same,
    itemId,
    model: '',
    name: '',
    availability: {
      id,
      icon: '',
      averageDays: availability.averageDays,
      names: { id, availabilityId: id, lang, name: availability.names.name },
    },
    vatId: 0,
    mayShowUnitPrice: true,
  };
}
