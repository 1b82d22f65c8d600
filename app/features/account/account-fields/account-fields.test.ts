import { expect, test } from 'vitest';
import * as z from 'zod';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { registerFormSchema } from '../registration/register-form.server';
import { newPasswordFields, withRepeat } from './account-fields.server';

const newPasswordSchema = withRepeat(z.object(newPasswordFields));

test.each(['password', 'password2'])(
  'a %s longer than the maximum is reported at its field',
  (field) => {
    const longest = '1'.padEnd(LIMITS.customer.password, 'a');
    const posted = { password: longest, password2: longest };
    expect(newPasswordSchema.safeParse(posted).success).toBe(true);
    const { error } = newPasswordSchema.safeParse({ ...posted, [field]: `${longest}a` });
    expect(error?.issues).toContainEqual(
      expect.objectContaining({ path: [field], message: 'password.tooLong' }),
    );
  },
);

test.each([
  ['Ab1', 'length'],
  ['12345678', 'letter'],
  ['abcdefgh', 'number'],
])(
  'the new password %s breaks the rule %s, which is listed beside other errors',
  (password, rule) => {
    const form = { email: 'anna', password, password2: password };
    const { error } = registerFormSchema.safeParse(form);
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
      expect.arrayContaining([
        ['email', 'email.valid'],
        ['password', `password.${rule}`],
        ['privacy', 'contact.privacyRequired'],
      ]),
    );
  },
);

test.each(['', 'anders'])(
  'a repeat "%s" that does not match is reported beside the rule that the password breaks',
  (password2) => {
    const form = { email: 'anna', password: 'kurz', password2 };
    for (const schema of [newPasswordSchema, registerFormSchema]) {
      const codes = schema.safeParse(form).error?.issues.map(({ message }) => message);
      expect(codes).toEqual(expect.arrayContaining(['password.length', 'password.match']));
    }
    const none = newPasswordSchema.safeParse({ password: '', password2 });
    expect(none.error?.issues.map(({ message }) => message) ?? []).not.toContain('password.match');
  },
);
