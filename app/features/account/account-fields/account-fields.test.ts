import { expect, test } from 'vitest';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { newPasswordSchema } from './account-fields.server';

test.each(['password', 'password2'])(
  'a %s longer than the shop takes is told at its field',
  (field) => {
    const longest = 'a'.repeat(LIMITS.customer.password);
    const posted = { password: longest, password2: longest };
    expect(newPasswordSchema.safeParse(posted).success).toBe(true);
    const { error } = newPasswordSchema.safeParse({ ...posted, [field]: `${longest}a` });
    expect(error?.issues).toMatchObject([{ path: [field], message: 'password.tooLong' }]);
  },
);
