import * as z from 'zod';
import type { Language, OrderProperty } from '~/services/shop-api';
import { euros, eurosSchema } from '../money';
import { namesSchema } from './names';

export const wireOrderPropertySchema = z.strictObject({
  propertySelectionId: z.null(),
  propertySelection: z.array(z.string()),
  propertyId: z.int(),
  surcharge: eurosSchema,
  group: z
    .strictObject({
      id: z.int(),
      position: z.int(),
      backendName: z.string(),
      orderPropertyGroupingType: z.string(),
      isSurchargePercental: z.literal(false),
      names: namesSchema.extend({ groupId: z.int(), description: z.string() }),
    })
    .nullable(),
  property: z.strictObject({
    id: z.int(),
    position: z.int(),
    valueType: z.enum(['empty', 'text', 'int', 'float', 'selection', 'file']),
    /** Spelt so (§3). */
    isOderProperty: z.literal(true),
    isShownAsAdditionalCosts: z.boolean(),
    isRequired: z.boolean(),
    isPreSelected: z.boolean(),
    isShownOnItemPage: z.boolean(),
    isShownOnItemList: z.boolean(),
    isShownAtCheckout: z.boolean(),
    isMultiline: z.boolean(),
    surcharge: eurosSchema,
    vatId: z.string().nullable(),
    names: namesSchema.extend({ propertyId: z.string(), description: z.string() }),
    selectionValues: z.record(
      z.string(),
      z.strictObject({ id: z.int(), name: z.string(), description: z.string() }),
    ),
  }),
});

/** An order property of the goods. */
export function toWireOrderProperty(
  property: OrderProperty,
  lang: Language,
): z.infer<typeof wireOrderPropertySchema> {
  const { id, group, names, selectionValues, vatId } = property;
  const { surcharge, baseSurcharge } = property;
  const hasOwn = surcharge !== baseSurcharge;
  return {
    propertySelectionId: null,
    propertySelection: [],
    propertyId: id,
    surcharge: hasOwn ? euros(surcharge) : 0,
    group: group && {
      id: group.id,
      position: group.position,
      backendName: group.names.name,
      orderPropertyGroupingType: 'none',
      isSurchargePercental: false,
      names: { groupId: group.id, lang, name: group.names.name, description: '' },
    },
    property: {
      id,
      position: property.position,
      valueType: property.valueType,
      isOderProperty: true,
      isShownAsAdditionalCosts: property.isShownAsAdditionalCosts,
      isRequired: property.isRequired,
      isPreSelected: property.isPreSelected,
      isShownOnItemPage: true,
      isShownOnItemList: false,
      isShownAtCheckout: false,
      isMultiline: property.isMultiline,
      // Clients take this one where the own one of the goods is 0.
      surcharge: surcharge === 0 ? 0 : euros(baseSurcharge),
      vatId: vatId === null ? null : String(vatId),
      names: { propertyId: String(id), lang, name: names.name, description: names.description },
      selectionValues: Object.fromEntries(
        selectionValues.map((value) => [String(value.id), { ...value, description: '' }]),
      ),
    },
  };
}
