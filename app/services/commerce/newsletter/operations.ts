import type { ContentOperations } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { confirmNewsletter, unsubscribeNewsletter } from './confirm-newsletter';
import { subscribeNewsletter } from './subscribe-newsletter';

/** Newsletter of one visitor (§7): sign up, confirm by mail, leave. */
export function newsletterOperations(
  ctx: CommerceContext,
): Pick<
  ContentOperations,
  'doSubscribeNewsletter' | 'doEmailConfirmation' | 'deleteNewsletterSubscription'
> {
  return {
    doSubscribeNewsletter: (input) => subscribeNewsletter(ctx, input),
    doEmailConfirmation: (input) => confirmNewsletter(ctx, input),
    deleteNewsletterSubscription: (input) => unsubscribeNewsletter(ctx, input),
  };
}
