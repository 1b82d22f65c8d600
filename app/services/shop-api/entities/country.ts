import * as z from 'zod';
import { idSchema } from './primitives';

export const countryStateSchema = z.object({ id: idSchema, name: z.string() });

/** A country of delivery; Germany has id 1. */
export const countrySchema = z.object({
  id: idSchema,
  name: z.string(),
  isoCode2: z.string().length(2),
  /** Source of a regular expression without delimiters, or null if any postcode is valid. */
  zipCodeRegex: z.string().nullable(),
  states: z.array(countryStateSchema),
});
export type Country = z.infer<typeof countrySchema>;
