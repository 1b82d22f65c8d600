import * as z from 'zod';
import { choice, imageFields } from '../fields/index';

export const imageSchema = z.object({
  ...imageFields,
  imageAlignment: choice('left', 'right').optional(),
});
export type ImageContent = z.infer<typeof imageSchema>;
