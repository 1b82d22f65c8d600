import { anybody, done, form, formAction, Refusal } from '~/features/page/form-action.server';
import { oneClickSchema } from '~/features/page/one-click.server';
import { readId } from '~/services/shop-api';

/**
 * Ends all reminders by the link of their mails: 303 to the home page, 422 for a wrong link. 204
 * for a mail program that does it for its user, because it follows no redirect (RFC 8058).
 */
export const stopRemindersAction = formAction(
  anybody,
  form({
    schema: oneClickSchema,
    async run({ 'List-Unsubscribe': isOneClick }, { context, params }) {
      const customerId = readId(params.customerId ?? '');
      const authString = params.authString ?? '';
      const isDone =
        customerId !== null &&
        (await context.shop.deleteShadeReminders({ customerId, authString }));
      if (!isDone) throw new Refusal({ link: 'link.invalid' });
      if (isOneClick) throw new Response(null, { status: 204 });
      return done(context, '/', 'boughtShades.stopped');
    },
  }),
);
