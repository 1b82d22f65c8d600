import * as z from 'zod';

/** A name, and in which language it is. */
export const namesSchema = z.strictObject({ name: z.string(), lang: z.string() });
