import * as z from 'zod';
import type { OrderProperty } from '~/services/shop-api';
import { describedSchema, namesSchema } from './list-product';
import * as lenient from './lenient';

/** An order property of the goods. */
export const wireOrderPropertySchema = z.object({
  surcharge: lenient.centsOrNull.catch(null),
  group: lenient.orNull(z.object({ id: lenient.id, position: lenient.count, names: namesSchema })),
  property: z.object({
    id: lenient.id,
    position: lenient.count,
    valueType: z.enum(['empty', 'text', 'int', 'float', 'selection', 'file']).catch('text'),
    /** Spelt so (§3). */
    isOderProperty: lenient.yes,
    isShownAsAdditionalCosts: lenient.yes,
    isRequired: lenient.yes,
    isPreSelected: lenient.yes,
    isMultiline: lenient.yes,
    surcharge: lenient.centsOrNull.catch(null),
    vatId: lenient.numberOrNull,
    names: describedSchema,
    selectionValues: lenient
      .record(z.object({ name: lenient.text, position: lenient.count }))
      .catch({}),
  }),
});

/**
 * The order properties among the properties of goods. A surcharge of the goods themselves takes
 * precedence.
 */
export function toOrderProperties(
  wire: readonly z.output<typeof wireOrderPropertySchema>[],
): OrderProperty[] {
  return wire
    .filter(({ property }) => property.isOderProperty)
    .map(({ property, group, surcharge }) => ({
      ...property,
      isOderProperty: true as const,
      surcharge: surcharge || property.surcharge || 0,
      baseSurcharge: property.surcharge ?? 0,
      group,
      selectionValues: Object.entries(property.selectionValues)
        .toSorted(([, one], [, other]) => one.position - other.position)
        .map(([id, { name }]) => ({ id: Number(id), name }))
        .filter(({ id }) => id > 0),
      shades: null,
    }));
}
