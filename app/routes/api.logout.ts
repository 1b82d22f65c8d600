import * as z from 'zod';
import { anybody, done, form, formAction } from '~/features/page/form-action.server';
import { forgetPages } from '~/lib/reply-to-form.server';

/** Ends the session of this browser; no fields. 303 to the home page. */
export const action = formAction(
  anybody,
  form({
    schema: z.object({}),
    async run(_, { context }) {
      await context.shop.doLogoutUser();
      return forgetPages(done(context, '/', 'customer.notice.loggedOut'));
    },
  }),
);
