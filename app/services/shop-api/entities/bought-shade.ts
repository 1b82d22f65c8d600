import * as z from 'zod';
import { dateSchema, idSchema, instantSchema } from './primitives';
import { shadeSchema } from './shade';

/** A shade that a customer bought, as it was ordered last. */
export const boughtShadeSchema = z.object({
  variationId: idSchema,
  /** The shade as it was stated with the order; empty for goods that have one of their own. */
  stated: z.string(),
  shade: shadeSchema,
  name: z.string(),
  /** Size and finish as one line. */
  variationName: z.string(),
  /** Without prefix. */
  path: z.string(),
  orderId: idSchema,
  orderedAt: instantSchema,
  /** The customer's own words, such as the room. */
  note: z.string(),
  /** The day on which a mail reminds of it, because the customer asked for one. */
  remindOn: dateSchema.nullable(),
  /** What a form states to buy it again from here; null when its own page has to be seen first. */
  buyAgain: z.object({ propertyId: idSchema.nullable(), value: z.string() }).nullable(),
});
export type BoughtShade = z.infer<typeof boughtShadeSchema>;
