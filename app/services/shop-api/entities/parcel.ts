import * as z from 'zod';
import { instantSchema } from './primitives';

/** A parcel of an order that left. */
export const orderParcelSchema = z.object({
  parcelServiceName: z.string(),
  trackingNumber: z.string(),
  /** Where it is followed, at its carrier; null where the carrier has no such page. */
  trackingUrl: z.url({ protocol: /^https$/ }).nullable(),
  sentAt: instantSchema,
});
export type OrderParcel = z.infer<typeof orderParcelSchema>;
