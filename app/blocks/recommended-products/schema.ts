import * as z from 'zod/v4';
import { categoryId, textFields } from '../fields/index';

export const recommendedProductsSchema = z.object({
  categoryId: categoryId(),
  text: z.object(textFields).optional(),
});
export type RecommendedProductsContent = z.infer<typeof recommendedProductsSchema>;
