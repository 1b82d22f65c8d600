import * as z from 'zod';
import { LIMITS } from './field-limits';
import { centsSchema, dateSchema } from './primitives';

/** What a carrier may be asked for (open point 1.12). */
export const PREFERRED_SERVICES = [
  'PreferredDay',
  'PreferredLocation',
  'PreferredNeighbour',
] as const;
export type PreferredService = (typeof PREFERRED_SERVICES)[number];

/** Germany: in no other country the carrier has stations and these services (open point 1.12). */
export const CARRIER_COUNTRY_ID = 1;

/** How the parcel is to come: on which day, to which place, to which neighbour. '' and null: not wished. */
export const preferredDeliverySchema = z.object({
  preferredDay: dateSchema.nullable(),
  preferredLocation: z.string().max(LIMITS.preferredDelivery.preferredLocation),
  preferredNeighbourName: z.string().max(LIMITS.preferredDelivery.preferredNeighbourName),
  preferredNeighbourAddress: z.string().max(LIMITS.preferredDelivery.preferredNeighbourAddress),
});
export type PreferredDelivery = z.infer<typeof preferredDeliverySchema>;

/** What is offered for a parcel; no days: the carrier is not asked for one. */
export const preferredServicesSchema = z.object({
  days: z.array(dateSchema),
  preferredLocation: z.boolean(),
  preferredNeighbour: z.boolean(),
  /** What a chosen day adds to the price of the delivery, in cents. */
  additionalCharge: centsSchema,
});
export type PreferredServices = z.infer<typeof preferredServicesSchema>;
