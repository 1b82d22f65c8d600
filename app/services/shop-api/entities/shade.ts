import * as z from 'zod';

/** A shade of the colour card, named in the language of the request; colour as #rrggbb. */
export const shadeSchema = z.object({ name: z.string(), number: z.string(), color: z.string() });
export type Shade = z.infer<typeof shadeSchema>;
