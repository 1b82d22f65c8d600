import * as z from 'zod/v4';
import type { OrderProperty } from '~/services/shop-api';
import { describedSchema, namesSchema } from './list-product';
import {
  toldCentsOrNull,
  toldCount,
  toldId,
  toldNumberOrNull,
  toldOrNull,
  toldRecord,
  toldText,
  toldYes,
} from './told';

const valueTypes = ['empty', 'text', 'int', 'float', 'selection', 'file'] as const;

/** A question to who orders the goods. */
export const wireOrderPropertySchema = z.object({
  surcharge: toldCentsOrNull.catch(null),
  group: toldOrNull(z.object({ id: toldId, position: toldCount, names: namesSchema })),
  property: z.object({
    id: toldId,
    position: toldCount,
    valueType: z.enum(valueTypes).catch('text'),
    /** Spelt so (§3). */
    isOderProperty: toldYes,
    isShownAsAdditionalCosts: toldYes,
    isRequired: toldYes,
    isPreSelected: toldYes,
    isMultiline: toldYes,
    surcharge: toldCentsOrNull.catch(null),
    vatId: toldNumberOrNull,
    names: describedSchema,
    selectionValues: toldRecord(z.object({ name: toldText, position: toldCount })).catch({}),
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
