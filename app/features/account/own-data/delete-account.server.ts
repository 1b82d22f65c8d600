import * as z from 'zod';
import { passwordField } from '~/features/account/account-fields/account-fields.server';
import { done, form, formAction } from '~/features/page/form-action.server';
import { customer } from '~/features/page/auth-guard.server';
import { forgetPages } from '~/lib/reply-to-form.server';

/** 303 to the home page. */
export const deleteAccountAction = formAction(
  customer,
  form({
    schema: z.object({ password: passwordField }),
    places: { 'contact.passwordWrong': 'password' },
    async run(proof, { context }) {
      await context.shop.deleteCustomer(proof);
      return forgetPages(done(context, '/', 'customer.notice.deleted'));
    },
  }),
);
