import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { emailField } from '~/features/page/email-field.server';
import { isPlainLine, isPlainText } from '~/lib/control-characters';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

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

/** The fields of step 1; only name, contract and an address for the receipt are required (L-12). */
export const withdrawalFormSchema = z.object({
  name: text('name'),
  orderId: text('orderId'),
  email: emailField,
  items: freeText('items'),
  message: freeText('message'),
});

const { items, message, ...person } = withdrawalFormSchema.shape;

const scope = z.string().optional();

/** With the lines of an order to select: `quantity[<id>]`, which `readChoice` reads. */
export const checkFormSchema = z.object({
  ...person,
  scope,
  items,
  message,
});

const carried = z.string().trim().default('');

/** Step 2, as the check page submits it. */
export const carriedFormSchema = withdrawalFormSchema.extend({
  submissionId: carried,
  declared: carried,
  lines: carried,
  scope,
  order: carried,
  key: carried,
});

const typed = z.string().default('');

/** The form as typed, so that it can be changed. */
export const typedFormSchema = z.object({
  name: typed,
  orderId: typed,
  email: typed,
  items: typed,
  message: typed,
});

/** Identifies one submission, so that a double click declares once (R35). */
export function newSubmissionId(): string {
  return randomBytes(16).toString('base64url');
}
