import * as z from 'zod/v4';
import { colour } from '../fields/index';

export const carouselConfigurationSchema = z.object({
  controls: z
    .object({ color: colour().optional(), displayArrows: z.boolean().optional() })
    .optional(),
});
export type CarouselConfiguration = z.infer<typeof carouselConfigurationSchema>;
