import * as z from 'zod/v4';
import { isEmailAddress } from '~/lib/email-address';

/** The e-mail rules of §5. */
export const emailField = z
  .string('email.required')
  .trim()
  .min(1, 'email.required')
  .refine((address) => isEmailAddress(address), 'email.valid');
