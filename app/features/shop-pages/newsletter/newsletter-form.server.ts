import * as z from 'zod/v4';
import { isPlainLine } from '~/lib/control-characters';
import { isEmailAddress } from '~/lib/email';
import { LIMITS } from '~/services/shop-api/entities/limits';
import type { AskedNames } from '~/components/newsletter-form/asked-names';

const email = z
  .string('email.required')
  .trim()
  .refine((address) => isEmailAddress(address), 'email.valid');

const name = (code: string) =>
  z
    .string(code)
    .trim()
    .max(LIMITS.newsletter.name, 'name.tooLong')
    .refine(isPlainLine, 'name.characters');
const optionalName = name('').optional().default('');
const requiredName = (code: string) => name(code).min(1, code);

export const newsletterNamesFormSchema = z.object({
  firstName: optionalName,
  lastName: optionalName,
});

export const newsletterLinkRequestSchema = z.object({ email });

export const NEWSLETTER_FIELDS = ['email', 'firstName', 'lastName', 'privacy'] as const;

/** Fields of a sign-up. */
export function newsletterFormSchema(names: AskedNames) {
  return z.object({
    email,
    firstName: names === 'required' ? requiredName('firstName.required') : optionalName,
    lastName: names === 'required' ? requiredName('lastName.required') : optionalName,
    privacy: z.literal('true', 'privacy.required'),
  });
}
