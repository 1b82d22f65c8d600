import * as z from 'zod/v4';
import type { RuleCodes } from '~/features/page/field-rules.server';
import { isPlainLine } from '~/lib/control-characters';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

/** A password as it is typed; the rules of a new one are the shop's own. */
export const passwordField = z
  .string('password.required')
  .max(LIMITS.customer.password, 'password.tooLong');

export const nameField = (field: 'firstName' | 'lastName') =>
  z
    .string()
    .trim()
    .max(LIMITS.customer[field], `${field}.maxCharacters`)
    .refine(isPlainLine, `${field}.characters`)
    .default('');

/** Names the form of one page: sent twice, it is one log-in. */
export const formKeyField = z.string().max(64).optional();

/** What HTML sees of a new password that the shop would refuse. */
export const NEW_PASSWORD_RULES: RuleCodes = {
  wrong: { password: 'password.valid', password2: 'password.match' },
};

/** Two fields, whose rules are the shop's own. */
export const newPasswordSchema = z.object({
  password: passwordField,
  password2: passwordField.default(''),
});
