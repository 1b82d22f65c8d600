import * as z from 'zod';
import {
  alignment,
  buttonSchema,
  choice,
  colour,
  imageFields,
  onOff,
  share,
  textFields,
} from '../fields/index';

export const bannerSchema = z.object({
  image: z.object({ ...imageFields, brightness: share().optional() }),
  text: z.object({
    ...textFields,
    bgcolor: colour().optional(),
    bgopacity: share().optional(),
    background: onOff().optional(),
    justify: choice('top', 'center', 'bottom').optional(),
    align: alignment().optional(),
  }),
  button: buttonSchema.optional(),
});
export type BannerContent = z.infer<typeof bannerSchema>;
