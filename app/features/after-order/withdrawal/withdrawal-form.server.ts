import { randomBytes } from 'node:crypto';
import * as z from 'zod/v4';
import { isPlainLine, isPlainText } from '~/lib/control-characters';
import { isEmailAddress } from '~/lib/email';
import { LIMITS } from '~/services/shop-api/entities/limits';

const text = (field: 'name' | 'orderId') =>
  z
    .string(`${field}.required`)
    .trim()
    .min(1, `${field}.required`)
    .max(LIMITS.withdrawal[field], `${field}.tooLong`)
    .refine(isPlainLine, `${field}.characters`);

const freeText = (field: 'items' | 'message') =>
  z
    .string()
    .trim()
    .max(LIMITS.withdrawal[field], `${field}.tooLong`)
    .refine(isPlainText, `${field}.characters`)
    .optional()
    .default('');

/** Fields of step 1; only name, contract and an address for the receipt are asked for (L-12). */
export const withdrawalFormSchema = z.object({
  name: text('name'),
  orderId: text('orderId'),
  email: z
    .string('email.required')
    .trim()
    .refine((address) => isEmailAddress(address), 'email.valid'),
  items: freeText('items'),
  message: freeText('message'),
});

export const WITHDRAWAL_FIELDS = Object.keys(withdrawalFormSchema.shape);

/** Names one submission, so that a double click declares once (R35). */
export function newSubmissionId(): string {
  return randomBytes(16).toString('base64url');
}
