import * as z from 'zod';
import { categoryId, productId, textFields } from '../fields/index';

/** Selected goods, or the shades of a category; selected goods take precedence. */
export const colourPaletteSchema = z.object({
  text: z.object(textFields).optional(),
  products: z.array(productId()).max(24).optional(),
  categoryId: categoryId().optional(),
});
export type ColourPaletteContent = z.infer<typeof colourPaletteSchema>;
