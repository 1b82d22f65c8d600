import * as z from 'zod';
import {
  anybody,
  byIntent,
  done,
  form,
  formAction,
  Refusal,
} from '~/features/page/form-action.server';
import { oneClickSchema } from '~/features/page/one-click.server';
import type { RequestContext } from '~/services/context.server';
import { readId } from '~/services/shop-api';

/**
 * Ends the mails that request reviews by the link of one: 303 to the home page, 422 for a wrong
 * link. 204 for a mail program that does it for its user, because it follows no redirect (RFC
 * 8058).
 */
const stop = form({
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
});

/** Withdraws the objection, by the same link. */
const resume = form({
  schema: z.object({}),
  async run(_, { context, params }) {
    const orderId = readId(params.orderId ?? '');
    const authString = params.authString ?? '';
    const isDone =
      orderId !== null && (await context.shop.doResumeReviewMails({ orderId, authString }));
    if (!isDone) throw new Refusal({ link: 'link.invalid' });
    return done(context, '/', 'reviews.stop.resumed');
  },
});

export const stopReviewMailsAction = formAction(anybody, byIntent({ stop, resume }, 'stop'));

/** Has the mailbox of a link objected already? */
export async function hasObjected(
  { shop }: RequestContext,
  params: Record<string, string | undefined>,
): Promise<boolean> {
  const orderId = readId(params.orderId ?? '');
  if (orderId === null) return false;
  const authString = (params.authString ?? '').slice(0, 100);
  return (await shop.getReviewMailObjection({ orderId, authString })) === true;
}
