import * as z from 'zod';
import {
  newPasswordFields,
  withRepeat,
} from '~/features/account/account-fields/account-fields.server';
import { emailField } from '~/features/page/email-field.server';
import { anybody, done, form, formAction, type FormPost } from '~/features/page/form-action.server';
import { ShopError, type AccountLinkInput } from '~/services/shop-api';
import { linkParams } from '~/features/account/account-fields/account-link.server';

/** 303 to the same page for every address. */
export const requestResetAction = formAction(
  anybody,
  form({
    schema: z.object({ email: emailField }),
    async run(wish, { context }) {
      await context.shop.doRequestResetPasswordLink(wish);
      return done(context, '/reset-password-success');
    },
  }),
);

/** 303 to the log-in. */
export const setPasswordAction = formAction(
  ({ params }) => linkParams(params),
  form({
    schema: withRepeat(z.object(newPasswordFields)),
    places: { 'contact.unauthorizedPasswordReset': 'link' },
    async run(wish, { context, found }: FormPost<AccountLinkInput | null>) {
      if (!found) throw new ShopError('contact.unauthorizedPasswordReset');
      await context.shop.doResetPassword({ ...found, ...wish });
      return done(context, '/login', 'customer.notice.passwordSet');
    },
  }),
);
