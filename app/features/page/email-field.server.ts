import * as z from 'zod';
import { isEmailAddress } from '~/lib/email-address';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

/** The e-mail rules of §5. */
export const emailField = z
  .string('email.required')
  .overwrite(normalizeInput)
  .min(1, 'email.required')
  .refine((address) => isEmailAddress(address), 'email.valid');
