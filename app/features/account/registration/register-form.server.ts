import * as z from 'zod';
import { emailField } from '~/features/page/email-field.server';
import { idOr } from '~/features/page/id-field.server';
import { addressFormSchema } from '~/features/buy/checkout/checkout-forms.server';
import {
  formKeyField,
  nameField,
  newPasswordFields,
  withRepeat,
} from '~/features/account/account-fields/account-fields.server';

/** One of these fields makes a billing address; name and country alone make none. */
const OF_BILLING = [
  'companyName',
  'vatNumber',
  'streetName',
  'apartment',
  'zipCode',
  'city',
  'phoneNumber',
] as const;

/** Was any field of a billing address filled in? */
export function hasBilling(form: Partial<Record<string, unknown>>): boolean {
  return OF_BILLING.some((field) => String(form[field] ?? '').trim() !== '');
}

const {
  firstName: _,
  lastName: __,
  postNumber: ___,
  state,
  country: ____,
  ...address
} = addressFormSchema.shape;

/** In the order of the page. The rules of an address are the shop's own; they need a country. */
const fields = z.object({
  firstName: nameField('firstName'),
  lastName: nameField('lastName'),
  email: emailField,
  ...newPasswordFields,
  ...address,
  country: idOr('country.required').optional(),
  state,
  privacy: z.literal('on', 'contact.privacyRequired'),
  formKey: formKeyField,
  redirect: z.string().optional(),
});

export const registerFormSchema = withRepeat(fields).refine((form) => form.country !== undefined, {
  path: ['country'],
  error: 'country.required',
  when: ({ value }) => hasBilling(value as Record<string, unknown>),
});
