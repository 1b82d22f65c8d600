import * as z from 'zod';
import { centsSchema, idSchema } from './primitives';
import { shadeSchema } from './shade';

/** A property of goods, shown in the technical data (§3). */
export const propertySchema = z.object({
  id: idSchema,
  cast: z.enum(['file', 'html', 'text']),
  groupId: idSchema.nullable(),
  /** Empty or absent without a group; pages do not show it. */
  groupName: z.string().optional(),
  names: z.object({ name: z.string(), description: z.string() }),
  values: z.object({
    id: idSchema,
    value: z.string(),
    description: z.string(),
    downloadLink: z.string().nullable(),
  }),
});
export type Property = z.infer<typeof propertySchema>;

export const orderPropertyGroupSchema = z.object({
  id: idSchema,
  names: z.object({ name: z.string() }),
  position: z.int(),
});

/** A value that shoppers enter or choose for tinted or personal goods (§3, open point 1.7). */
export const orderPropertySchema = z.object({
  id: idSchema,
  /** Spelled like this in §3. */
  isOderProperty: z.literal(true),
  valueType: z.enum(['empty', 'text', 'int', 'float', 'selection', 'file']),
  isMultiline: z.boolean(),
  isRequired: z.boolean(),
  isPreSelected: z.boolean(),
  isShownAsAdditionalCosts: z.boolean(),
  vatId: z.int().nullable(),
  surcharge: centsSchema,
  /** That of the property itself; the goods may have another one of their own. */
  baseSurcharge: centsSchema,
  position: z.int(),
  names: z.object({ name: z.string(), description: z.string() }),
  group: orderPropertyGroupSchema.nullable(),
  /** Choices of a `selection`, in order. */
  selectionValues: z.array(z.object({ id: idSchema, name: z.string() })),
  /** The shades one of which a text must name by number or name; null if any text is valid. */
  shades: z.array(shadeSchema).nullable(),
});
export type OrderProperty = z.infer<typeof orderPropertySchema>;
