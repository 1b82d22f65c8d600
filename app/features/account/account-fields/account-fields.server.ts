import * as z from 'zod';
import type { RuleCodes } from '~/features/page/field-rules.server';
import { isPlainLine } from '~/lib/control-characters';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { brokenPasswordRule } from '~/services/shop-api/entities/new-password';

/** A password as typed. */
export const passwordField = z
  .string('password.required')
  .max(LIMITS.customer.password, 'password.tooLong');

/**
 * A new password. Its rules (§5) are checked with those of the other fields; the engine checks the rest, such as
 * common passwords.
 */
export const newPasswordField = passwordField.check(({ value, issues }) => {
  const rule = value === '' ? null : brokenPasswordRule(value);
  if (rule) issues.push({ code: 'custom', message: `password.${rule}`, input: value });
});

export const nameField = (field: 'firstName' | 'lastName') =>
  z
    .string()
    .trim()
    .max(LIMITS.customer[field], `${field}.maxCharacters`)
    .refine(isPlainLine, `${field}.characters`)
    .default('');

/** Identifies the form of one page: sent twice, it is one log-in. */
export const formKeyField = z.string().max(64).optional();

/** The rules for a new password that HTML can check. */
export const NEW_PASSWORD_RULES: RuleCodes = {
  wrong: { password: 'password.valid', password2: 'password.match' },
};

/** The two fields of a new password. */
export const newPasswordFields = {
  password: newPasswordField,
  password2: passwordField.default(''),
};

type NewPassword = { password: string; password2: string };

/** The repeat has to match (§5); reported beside all other errors of the form, not after them. */
export function withRepeat<Schema extends z.ZodType<NewPassword>>(schema: Schema): Schema {
  return schema.refine(({ password, password2 }) => password === password2, {
    path: ['password2'],
    error: 'password.match',
    when: ({ value }) => Boolean((value as Partial<NewPassword>).password),
  });
}
