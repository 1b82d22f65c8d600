import * as z from 'zod/v4';
import { imageFields } from '../fields/index';

export const imageSchema = z.object({
  ...imageFields,
  imageAlignment: z.enum(['left', 'right']).optional(),
});
export type ImageContent = z.infer<typeof imageSchema>;
