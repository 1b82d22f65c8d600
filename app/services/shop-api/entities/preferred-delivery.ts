import * as z from 'zod';
import { LIMITS } from './field-limits';
import { centsSchema, dateSchema } from './primitives';

/** Services of a carrier (open point 1.12). */
export const PREFERRED_SERVICES = [
  'PreferredDay',
  'PreferredLocation',
  'PreferredNeighbour',
] as const;
export type PreferredService = (typeof PREFERRED_SERVICES)[number];

/** Germany: only there the carrier has stations and these services (open point 1.12). */
export const CARRIER_COUNTRY_ID = 1;

/** The delivery preferences: day, drop-off location, neighbour. '' and null: none. */
export const preferredDeliverySchema = z.object({
  preferredDay: dateSchema.nullable(),
  preferredLocation: z.string().max(LIMITS.preferredDelivery.preferredLocation),
  preferredNeighbourName: z.string().max(LIMITS.preferredDelivery.preferredNeighbourName),
  preferredNeighbourAddress: z.string().max(LIMITS.preferredDelivery.preferredNeighbourAddress),
});
export type PreferredDelivery = z.infer<typeof preferredDeliverySchema>;

/** The services offered for a parcel; no days: the carrier offers none. */
export const preferredServicesSchema = z.object({
  days: z.array(dateSchema),
  preferredLocation: z.boolean(),
  preferredNeighbour: z.boolean(),
  /** The surcharge of a chosen day, in cents. */
  additionalCharge: centsSchema,
});
export type PreferredServices = z.infer<typeof preferredServicesSchema>;
