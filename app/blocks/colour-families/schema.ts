import * as z from 'zod';
import { textFields } from '../fields/index';

export const colourFamiliesSchema = z.object({ text: z.object(textFields).optional() });
export type ColourFamiliesContent = z.infer<typeof colourFamiliesSchema>;
