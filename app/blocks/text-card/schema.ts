import * as z from 'zod';
import { buttonSchema, textFields } from '../fields/index';

export const textCardSchema = z.object({
  text: z.object(textFields),
  button: buttonSchema.optional(),
});
export type TextCardContent = z.infer<typeof textCardSchema>;
