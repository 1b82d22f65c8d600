import * as z from 'zod';
import { colour, onOff } from '../fields/index';

export const carouselConfigurationSchema = z.object({
  controls: z.object({ color: colour().optional(), displayArrows: onOff().optional() }).optional(),
});
export type CarouselConfiguration = z.infer<typeof carouselConfigurationSchema>;
