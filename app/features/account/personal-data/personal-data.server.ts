import * as z from 'zod';
import {
  NEW_PASSWORD_RULES,
  nameField,
  newPasswordFields,
  passwordField,
  withRepeat,
} from '~/features/account/account-fields/account-fields.server';
import { emailField } from '~/features/page/email-field.server';
import {
  byIntent,
  done,
  form,
  formAction,
  type FormReply,
} from '~/features/page/form-action.server';
import { customer } from '~/features/page/auth-guard.server';
import type { RequestContext } from '~/services/context.server';

const namesSchema = z.object({
  firstName: nameField('firstName'),
  lastName: nameField('lastName'),
});
const emailSchema = z.object({ email: emailField, emailPassword: passwordField });
const passwordSchema = withRepeat(z.object({ ...newPasswordFields, oldPassword: passwordField }));

const saved = (context: RequestContext, what: 'namesSaved' | 'emailPending' | 'passwordChanged') =>
  done(context, '/my-account/personal-data', `customer.notice.${what}`);

/** The form of the page that the reply is for. */
const replyTo = (intent: string) => (reply: FormReply) => ({ ...reply, intent });

/** 303 to the page. */
export const personalDataAction = formAction(
  customer,
  byIntent({
    names: form({
      schema: namesSchema,
      show: replyTo('names'),
      erasing: ['firstName', 'lastName'],
      async run(names, { context }) {
        await context.shop.setPersonalData(names);
        return saved(context, 'namesSaved');
      },
    }),
    email: form({
      schema: emailSchema,
      show: replyTo('email'),
      places: { 'contact.passwordWrong': 'emailPassword' },
      async run({ email, emailPassword: password }, { context }) {
        await context.shop.doChangeEmail({ email, password });
        return saved(context, 'emailPending');
      },
    }),
    'review-mails': form({
      schema: z.object({}),
      show: replyTo('review-mails'),
      async run(_, { context }) {
        const path = '/my-account/personal-data';
        const isDone = await context.shop.doResumeReviewMails();
        return isDone ? done(context, path, 'reviews.stop.resumed') : done(context, path);
      },
    }),
    password: form({
      schema: passwordSchema,
      rules: NEW_PASSWORD_RULES,
      show: replyTo('password'),
      places: { 'contact.passwordWrong': 'oldPassword' },
      async run(wish, { context }) {
        await context.shop.doChangeUserPassword(wish);
        return saved(context, 'passwordChanged');
      },
    }),
  }),
);
