import * as z from 'zod';
import { instantSchema } from './primitives';

/** A parcel of an order that was sent. */
export const orderParcelSchema = z.object({
  parcelServiceName: z.string(),
  trackingNumber: z.string(),
  /** The carrier's tracking page; null if the carrier has none. */
  trackingUrl: z.url({ protocol: /^https$/ }).nullable(),
  sentAt: instantSchema,
});
export type OrderParcel = z.infer<typeof orderParcelSchema>;
