import * as z from 'zod';
import type { Unit, Variation } from '~/services/shop-api';
import type { Shaper } from '../shaper';
import { namesSchema } from './names';

export const unitSchema = z.strictObject({
  names: namesSchema.extend({ unitId: z.int() }),
  unitOfMeasurement: z.string(),
  content: z.number(),
});

/** The content of one piece. */
export function toWireUnit(unit: Unit, { unitCombinationId }: Variation, { locale }: Shaper) {
  return {
    names: { unitId: unitCombinationId, lang: locale, name: unit.names.name },
    unitOfMeasurement: unit.unitOfMeasurement,
    content: unit.content,
  };
}
