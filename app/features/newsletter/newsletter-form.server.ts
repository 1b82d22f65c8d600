import * as z from 'zod/v4';
import { isEmailAddress } from '~/lib/email';

const email = z
  .string('email.required')
  .trim()
  .refine((address) => isEmailAddress(address), 'email.valid');

const optionalName = z.string().trim().max(100, 'name.tooLong').optional().default('');
const requiredName = (code: string) => z.string(code).trim().min(1, code).max(100, 'name.tooLong');

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
