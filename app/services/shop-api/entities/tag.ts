import * as z from 'zod';
import { idSchema } from './primitives';

/** A label on goods; tags with an empty name are hidden (§3). */
export const tagSchema = z.object({
  id: idSchema,
  names: z.object({ name: z.string() }),
  color: z.string().default('#ffffff'),
});
export type Tag = z.infer<typeof tagSchema>;
