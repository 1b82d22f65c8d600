import * as z from 'zod';
import { anybody, byIntent, done, form, formAction } from '~/features/page/form-action.server';
import { returnPath } from '~/features/page/return-path';
import { isShopError } from '~/services/shop-api';

/** The path of this shop to go to afterwards. */
const redirect = z
  .string()
  .optional()
  .transform((asked) => returnPath(asked ?? null, '/operator'));

const again = (path: string) => `/operator/login?${new URLSearchParams({ redirect: path })}`;

const password = form({
  schema: z.object({
    email: z.string('email.required').refine((text) => text.trim() !== '', 'email.required'),
    password: z.string('password.required'),
    redirect,
  }),
  places: { 'operator.loginFailed': { field: 'email', code: 'operator.loginFailed' } },
  async run({ redirect: path, ...proof }, { context }) {
    const isComplete = await context.operator.logIn(proof);
    return done(context, isComplete ? path : again(path));
  },
});

/** The second step. It expires: then the page asks for the password again. */
const code = form({
  schema: z.object({ code: z.string().default(''), redirect }),
  places: { 'operator.codeInvalid': { field: 'code', code: 'operator.codeFailed' } },
  async run({ code: typed, redirect: path }, { context }) {
    try {
      await context.operator.confirm(typed);
      return done(context, path);
    } catch (error) {
      if (!isShopError(error, 'operator.loginFailed')) throw error;
      return done(context, '/operator/login');
    }
  },
});

const leave = form({
  schema: z.object({ redirect }),
  async run({ redirect: path }, { context }) {
    await context.operator.logOut();
    return done(context, again(path));
  },
});

/** The log-in of operators, in two steps. */
export const operatorLoginAction = formAction(
  anybody,
  byIntent({ password, code, leave }, 'password'),
);
