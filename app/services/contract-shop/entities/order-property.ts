import * as z from 'zod/v4';
import type { OrderProperty } from '~/services/shop-api';
import { namesSchema } from './list-product';
import {
  centsOf,
  toldCount,
  toldId,
  toldNumberOrNull,
  toldOrNull,
  toldText,
  toldYes,
  words,
} from './told';

const valueTypes = ['empty', 'text', 'int', 'float', 'selection', 'file'] as const;

const choiceSchema = z.object({ name: toldText, position: toldCount });

/** A question to who orders the goods. */
export const wireOrderPropertySchema = z.object({
  surcharge: toldNumberOrNull,
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
    surcharge: toldNumberOrNull,
    vatId: toldNumberOrNull,
    names: namesSchema,
    selectionValues: toldOrNull(z.record(z.string().regex(/^[1-9]\d*$/), choiceSchema)).catch(null),
  }),
});

/** The questions among the properties of goods. A surcharge of the goods' own counts first. */
export function toOrderProperties(
  wire: readonly z.output<typeof wireOrderPropertySchema>[],
): OrderProperty[] {
  return wire
    .filter(({ property }) => property.isOderProperty)
    .map(({ property, group, surcharge }) => {
      const { names, selectionValues, ...same } = property;
      return {
        ...same,
        isOderProperty: true as const,
        surcharge: centsOf(surcharge || property.surcharge || 0),
        names: { name: names?.name ?? '', description: words(names?.description ?? '') },
        group: group && { ...group, names: { name: group.names?.name ?? '' } },
        selectionValues: Object.entries(selectionValues ?? {})
          .toSorted(([, one], [, other]) => one.position - other.position)
          .map(([id, { name }]) => ({ id: Number(id), name })),
        shades: null,
      };
    });
}
