import * as z from 'zod';
import { idSchema } from './primitives';

/** Suggestions for an incomplete search, the nearest first; paths without prefix. */
export const suggestionsSchema = z.object({
  /** The whole term with its last word completed. */
  terms: z.array(z.string()),
  /** `parent`: the name of the parent category, '' at the top. */
  categories: z.array(
    z.object({ id: idSchema, name: z.string(), parent: z.string(), path: z.string() }),
  ),
  shades: z.array(z.object({ number: z.string(), name: z.string(), color: z.string() })),
  goods: z.array(z.object({ itemId: idSchema, name: z.string(), urlPath: z.string() })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
