import { expect, test } from 'vitest';
import { loginInputSchema } from '~/services/shop-api/operations/customer';
import { emailField } from './email-field.server';

test.each([
  ['\u202aanna@example.com\u200b', 'anna@example.com'],
  ['anna\u2011maria@example.com\u00a0', 'anna-maria@example.com'],
])(
  'a pasted e-mail address is read as it is displayed, by the form and by the shop',
  (pasted, seen) => {
    expect(emailField.parse(pasted)).toBe(seen);
    expect(loginInputSchema.parse({ email: pasted, password: '\u200b' })).toMatchObject({
      email: seen,
      password: '\u200b',
    });
  },
);
