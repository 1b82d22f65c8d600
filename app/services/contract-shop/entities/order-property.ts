import * as z from 'zod/v4';
import type { OrderProperty } from '~/services/shop-api';
import { centsOf } from './cents';
import { countSchema, flagSchema, maybe, maybeNumber, textSchema, wireIdSchema } from './lenient';
import { namesSchema } from './list-product';
import { words } from './words';

const valueTypes = ['empty', 'text', 'int', 'float', 'selection', 'file'] as const;

const choiceSchema = z.object({ name: textSchema, position: countSchema });

/** A question to who orders the goods. */
export const wireOrderPropertySchema = z.object({
  surcharge: maybeNumber,
  group: maybe(z.object({ id: wireIdSchema, position: countSchema, names: namesSchema })),
  property: z.object({
    id: wireIdSchema,
    position: countSchema,
    valueType: z.enum(valueTypes).catch('text'),
    /** Spelt so (§3). */
    isOderProperty: flagSchema,
    isShownAsAdditionalCosts: flagSchema,
    isRequired: flagSchema,
    isPreSelected: flagSchema,
    isMultiline: flagSchema,
    surcharge: maybeNumber,
    vatId: maybeNumber,
    names: namesSchema,
    selectionValues: maybe(z.record(z.string().regex(/^[1-9]\d*$/), choiceSchema)).catch(null),
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
