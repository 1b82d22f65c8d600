import * as z from 'zod';
import { categoryId, textFields } from '../fields/index';

export const categoryGridSchema = z.object({
  text: z.object(textFields).optional(),
  categoryIds: z.array(categoryId()).max(12),
});
export type CategoryGridContent = z.infer<typeof categoryGridSchema>;
