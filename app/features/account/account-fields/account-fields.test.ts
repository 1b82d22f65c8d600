import { expect, test } from 'vitest';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { registerFormSchema } from '../registration/register-form.server';
import { newPasswordSchema } from './account-fields.server';

test.each(['password', 'password2'])(
  'a %s longer than the maximum is reported at its field',
  (field) => {
    const longest = '1'.padEnd(LIMITS.customer.password, 'a');
    const posted = { password: longest, password2: longest };
    expect(newPasswordSchema.safeParse(posted).success).toBe(true);
    const { error } = newPasswordSchema.safeParse({ ...posted, [field]: `${longest}a` });
    expect(error?.issues).toMatchObject([{ path: [field], message: 'password.tooLong' }]);
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
