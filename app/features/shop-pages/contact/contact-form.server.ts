import * as z from 'zod/v4';
import { isPlainLine, isPlainText } from '~/lib/control-characters';
import { isEmailAddress } from '~/lib/email';
import { readId } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/limits';

/** Open point 1.6; line breaks are no words. */
const SHORTEST = LIMITS.contact.shortest;

function text(field: 'name' | 'subject' | 'message', isPlain: (text: string) => boolean) {
  return z
    .string(`${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(LIMITS.contact[field], `${field}.tooLong`)
    .refine(isPlain, `${field}.characters`)
    .refine((given) => given.replace(/[\r\n]/g, '').length >= SHORTEST, `${field}.tooShort`);
}

/** Fields of the contact form (§5, open point 1.6). */
export const contactFormSchema = z.object({
  name: text('name', isPlainLine),
  email: z
    .string('email.required')
    .trim()
    .refine((address) => isEmailAddress(address), 'email.valid'),
  subject: text('subject', isPlainLine),
  orderId: z
    .string()
    .trim()
    .optional()
    .default('')
    .refine((number) => number === '' || readId(number) !== null, 'orderId.invalid')
    .transform(readId),
  message: text('message', isPlainText),
  copy: z.literal('true').optional(),
  privacy: z.literal('true', 'privacy.required'),
});

export const CONTACT_FIELDS = Object.keys(contactFormSchema.shape);
