import * as z from 'zod';
import { dateSchema, idSchema, instantSchema } from './primitives';
import { shadeSchema } from './shade';

/** A shade that a customer bought, as in the latest order. */
export const boughtShadeSchema = z.object({
  variationId: idSchema,
  /** The shade as stated in the order; empty for goods with a fixed shade. */
  stated: z.string(),
  shade: shadeSchema,
  name: z.string(),
  /** Size and finish as one line. */
  variationName: z.string(),
  /** Without prefix. */
  path: z.string(),
  orderId: idSchema,
  orderedAt: instantSchema,
  /** The customer's note, such as the room. */
  note: z.string(),
  /** The day of the reminder mail that the customer requested. */
  remindOn: dateSchema.nullable(),
  /** The form values to buy it again here; null if its own page has to be seen first. */
  buyAgain: z.object({ propertyId: idSchema.nullable(), value: z.string() }).nullable(),
});
export type BoughtShade = z.infer<typeof boughtShadeSchema>;
