import * as z from 'zod';
import { emailField } from '~/features/page/email-field.server';
import { anybody, done, form, formAction } from '~/features/page/form-action.server';

/** 303 to the same page for every address. */
export const requestDataAction = formAction(
  anybody,
  form({
    schema: z.object({ email: emailField }),
    botCheck: 'dataRequest',
    async run(wish, { context }) {
      await context.shop.doRequestOwnData(wish);
      return done(context, '/data-request', 'dataRequest.sent');
    },
  }),
);
