import * as z from 'zod';
import { colour, onOff, richText, sendButtonSchema, shortText } from '../fields/index';

export const newsletterSubscribeSchema = z.object({
  text: z.object({
    bgColor: colour().optional(),
    title: shortText().optional(),
    htmlDescription: richText().optional(),
  }),
  input: z
    .object({ displayNameInput: onOff().optional(), nameIsRequired: onOff().optional() })
    .optional(),
  button: sendButtonSchema.optional(),
});
export type NewsletterSubscribeContent = z.infer<typeof newsletterSubscribeSchema>;
