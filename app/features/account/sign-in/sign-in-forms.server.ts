import * as z from 'zod/v4';
import { isPlainLine } from '~/lib/control-characters';
import { isEmailAddress } from '~/lib/email';
import { LIMITS } from '~/services/shop-api/entities/limits';

/** The e-mail rules of §5. */
const email = z
  .string('email.required')
  .trim()
  .min(1, 'email.required')
  .refine((address) => isEmailAddress(address), 'email.valid');

const password = z.string('password.required').max(LIMITS.customer.password, 'password.tooLong');

const name = (field: 'firstName' | 'lastName') =>
  z
    .string()
    .trim()
    .max(LIMITS.customer[field], `${field}.maxCharacters`)
    .refine(isPlainLine, `${field}.characters`)
    .default('');

const formKey = z.string().max(64).optional();

export const loginFormSchema = z.object({ email, password, formKey });

export const resetFormSchema = z.object({ email });

/** Two fields, whose rules are the shop's own. */
export const newPasswordFormSchema = z.object({ password, password2: z.string().default('') });

export const namesFormSchema = z.object({
  firstName: name('firstName'),
  lastName: name('lastName'),
});

export const passwordFormSchema = newPasswordFormSchema.extend({
  oldPassword: password,
});

export const emailFormSchema = z.object({ email, emailPassword: password });

export const deleteFormSchema = z.object({ password });

/** The rules of a new password are the shop's own (`contact.passwordInvalid`). */
export const registerFormSchema = z
  .object({
    firstName: name('firstName'),
    lastName: name('lastName'),
    email,
    password,
    password2: z.string().default(''),
    privacy: z.literal('on', 'contact.privacyRequired'),
    formKey,
  })
  .refine((form) => form.password === form.password2, {
    path: ['password2'],
    error: 'password.match',
    when: ({ value }) => Boolean((value as { password?: string }).password),
  });
