import * as z from 'zod/v4';
import { isEmailAddress } from '~/lib/email';

/** The e-mail rules of §5. */
export const guestLoginFormSchema = z.object({
  email: z
    .string('email.required')
    .trim()
    .min(1, 'email.required')
    .refine((email) => isEmailAddress(email), 'email.valid'),
  formKey: z.string().max(64).optional(),
});
