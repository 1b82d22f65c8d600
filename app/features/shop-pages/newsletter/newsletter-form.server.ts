import * as z from 'zod';
import { emailField } from '~/features/page/email-field.server';
import { isPlainLine } from '~/lib/control-characters';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { NewsletterNames } from '~/components/newsletter-form/newsletter-names';

const name = (code: string) =>
  z
    .string(code)
    .trim()
    .max(LIMITS.newsletter.name, 'name.tooLong')
    .refine(isPlainLine, 'name.characters');
const optionalName = name('').optional().default('');
const requiredName = (code: string) => name(code).min(1, code);

/** The page to which a form of the settings returns, if it is not its own. */
const redirectTo = z.string().optional();

export const backFormSchema = z.object({ redirectTo });
export const namesFormSchema = z.object({
  firstName: optionalName,
  lastName: optionalName,
  redirectTo,
});
export const linkRequestFormSchema = z.object({ email: emailField, redirectTo });

/** Fields of a sign-up. */
export function newsletterFormSchema(names: NewsletterNames) {
  return z.object({
    email: emailField,
    firstName: names === 'required' ? requiredName('firstName.required') : optionalName,
    lastName: names === 'required' ? requiredName('lastName.required') : optionalName,
    privacy: z.literal('true', 'privacy.required'),
    /** For the form of a block, its position. */
    page: z.string().optional(),
    block: z.string().optional(),
  });
}
