import * as z from 'zod';
import { onOff, richText, shortText, textFields } from '../fields/index';

export const accordionSchema = z.object({
  text: z.object(textFields).optional(),
  items: z.array(z.object({ question: shortText(), answer: richText() })).max(30),
  /** The entries are questions with their answers: only then are they marked for search engines. */
  isFaq: onOff().optional(),
});
export type AccordionContent = z.infer<typeof accordionSchema>;
