import * as z from 'zod/v4';
import { emailField } from '~/features/page/email-field.server';
import { addressFormSchema } from '~/features/buy/checkout/checkout-forms.server';
import { isPlainLine } from '~/lib/control-characters';
import { LIMITS } from '~/services/shop-api/entities/limits';

const password = z.string('password.required').max(LIMITS.customer.password, 'password.tooLong');

const name = (field: 'firstName' | 'lastName') =>
  z
    .string()
    .trim()
    .max(LIMITS.customer[field], `${field}.maxCharacters`)
    .refine(isPlainLine, `${field}.characters`)
    .default('');

const formKey = z.string().max(64).optional();

/** `redirect` may stand in the address as well. */
export const loginFormSchema = z.object({
  email: emailField,
  password,
  formKey,
  redirect: z.string().optional(),
});

export const resetFormSchema = z.object({ email: emailField });

/** Two fields, whose rules are the shop's own. */
export const newPasswordFormSchema = z.object({ password, password2: z.string().default('') });

export const namesFormSchema = z.object({
  firstName: name('firstName'),
  lastName: name('lastName'),
});

export const passwordFormSchema = newPasswordFormSchema.extend({
  oldPassword: password,
});

export const emailFormSchema = z.object({ email: emailField, emailPassword: password });

export const deleteFormSchema = z.object({ password });

/** Who fills in one of these wants a billing address; name and country alone make none. */
const OF_BILLING = [
  'companyName',
  'vatNumber',
  'streetName',
  'apartment',
  'zipCode',
  'city',
  'phoneNumber',
] as const;

/** Was something of a billing address typed? */
export function hasBilling(form: Partial<Record<string, unknown>>): boolean {
  return OF_BILLING.some((field) => String(form[field] ?? '').trim() !== '');
}

const { firstName: _, lastName: __, state, country, ...address } = addressFormSchema.shape;

/**
 * As the fields stand on the page. The rules of a new password are the shop's own
 * (`contact.passwordInvalid`), and so are those of an address, which needs a country.
 */
export const registerFormSchema = z
  .object({
    firstName: name('firstName'),
    lastName: name('lastName'),
    email: emailField,
    password,
    password2: z.string().default(''),
    ...address,
    state,
    country: country.optional(),
    privacy: z.literal('on', 'contact.privacyRequired'),
    formKey,
    redirect: z.string().optional(),
  })
  .refine((form) => form.password === form.password2, {
    path: ['password2'],
    error: 'password.match',
    when: ({ value }) => Boolean((value as { password?: string }).password),
  })
  .refine((form) => form.country !== undefined, {
    path: ['country'],
    error: 'country.required',
    when: ({ value }) => hasBilling(value as Record<string, unknown>),
  });
