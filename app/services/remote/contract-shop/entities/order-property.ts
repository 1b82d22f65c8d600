import * as z from 'zod/v4';
import type { OrderProperty } from '~/services/shop-api';
import { describedSchema, namesSchema } from './list-product';
import * as told from './told';

/** A question to the buyer of the goods. */
export const wireOrderPropertySchema = z.object({
  surcharge: told.centsOrNull.catch(null),
  group: told.orNull(z.object({ id: told.id, position: told.count, names: namesSchema })),
  property: z.object({
    id: told.id,
    position: told.count,
    valueType: z.enum(['empty', 'text', 'int', 'float', 'selection', 'file']).catch('text'),
    /** Spelt so (§3). */
    isOderProperty: told.yes,
    isShownAsAdditionalCosts: told.yes,
    isRequired: told.yes,
    isPreSelected: told.yes,
    isMultiline: told.yes,
    surcharge: told.centsOrNull.catch(null),
    vatId: told.numberOrNull,
    names: describedSchema,
    selectionValues: told.record(z.object({ name: told.text, position: told.count })).catch({}),
  }),
});

/** The questions among the properties of goods. A surcharge of the goods' own counts first. */
export function toOrderProperties(
  wire: readonly z.output<typeof wireOrderPropertySchema>[],
): OrderProperty[] {
  return wire
    .filter(({ property }) => property.isOderProperty)
    .map(({ property, group, surcharge }) => ({
      ...property,
      isOderProperty: true as const,
      surcharge: surcharge || property.surcharge || 0,
      group,
      selectionValues: Object.entries(property.selectionValues)
        .toSorted(([, one], [, other]) => one.position - other.position)
        .map(([id, { name }]) => ({ id: Number(id), name }))
        .filter(({ id }) => id > 0),
      shades: null,
    }));
}
