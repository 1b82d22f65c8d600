import * as z from 'zod/v4';
import { isPlainLine } from '~/lib/control-characters';
import { isEmailAddress } from '~/lib/email';

const email = z
  .string('email.required')
  .trim()
  .refine((address) => isEmailAddress(address), 'email.valid');

const name = (code: string) =>
  z.string(code).trim().max(100, 'name.tooLong').refine(isPlainLine, 'name.characters');
const optionalName = name('').optional().default('');
const requiredName = (code: string) => name(code).min(1, code);

export const NEWSLETTER_FIELDS = ['email', 'firstName', 'lastName', 'privacy'] as const;

/** Fields of a sign-up; names are asked for only where the block says so (§5, L-61). */
export function newsletterFormSchema(nameIsRequired: boolean) {
  return z.object({
    email,
    firstName: nameIsRequired ? requiredName('firstName.required') : optionalName,
    lastName: nameIsRequired ? requiredName('lastName.required') : optionalName,
    privacy: z.literal('true', 'privacy.required'),
  });
}
