import { anybody, done, form, formAction, Refusal } from '~/features/page/form-action.server';
import { oneClickSchema } from '~/features/page/one-click.server';
import { readId } from '~/services/shop-api';

/**
 * Ends the mails that ask for reviews by the link of one: 303 to the home page, 422 for a wrong link. A
 * mail program that does it for its reader follows no redirect: 204 (RFC 8058).
 */
export const stopReviewMailsAction = formAction(
  anybody,
  form({
    schema: oneClickSchema,
    async run({ 'List-Unsubscribe': isOneClick }, { context, params }) {
      const orderId = readId(params.orderId ?? '');
      const authString = params.authString ?? '';
      const isDone =
        orderId !== null && (await context.shop.deleteReviewMails({ orderId, authString }));
      if (!isDone) throw new Refusal({ link: 'link.invalid' });
      if (isOneClick) throw new Response(null, { status: 204 });
      return done(context, '/', 'reviews.stop.done');
    },
  }),
);
