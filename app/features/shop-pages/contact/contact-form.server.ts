import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { emailField } from '~/features/page/email-field.server';
import { isPlainLine, isPlainText } from '~/lib/control-characters';
import { readId } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

/** Open point 1.6; line breaks do not count. */
const SHORTEST = LIMITS.contact.shortest;

function text(field: 'name' | 'subject' | 'message', isPlain: (text: string) => boolean) {
  return z
    .string(`${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(LIMITS.contact[field], `${field}.tooLong`)
    .refine(isPlain, `${field}.characters`)
    .refine((given) => given.replace(/[\r\n]/g, '').length >= SHORTEST, {
      error: `${field}.tooShort`,
      params: { min: SHORTEST },
    });
}

/** Fields of the contact form (§5, open point 1.6). */
export const contactFormSchema = z.object({
  name: text('name', isPlainLine),
  email: emailField,
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
  /** From the page: the same id is one message. */
  submissionId: z
    .string()
    .optional()
    .transform((stated) => (stated && /^[\w-]{22,64}$/.test(stated) ? stated : newSubmissionId())),
});

export function newSubmissionId(): string {
  return randomBytes(16).toString('base64url');
}
