import * as z from 'zod';

/** A name, and its language. */
export const namesSchema = z.strictObject({ name: z.string(), lang: z.string() });
