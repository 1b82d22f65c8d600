import type { NewsletterOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import {
  endSubscription,
  getNewsletterSubscription,
  requestNewsletterLink,
  setNewsletterNames,
} from './change-subscription';
import { confirmNewsletter } from './confirm-newsletter';
import { subscribeNewsletter } from './subscribe-newsletter';

/** Newsletter of one visitor (§7): sign up, confirm by mail, look it up, change it, leave. */
export function newsletterOperations(ctx: CommerceContext): NewsletterOperations {
  return {
    doSubscribeNewsletter: (input) => subscribeNewsletter(ctx, input),
    doEmailConfirmation: (input) => confirmNewsletter(ctx, input),
    getNewsletterSubscription: (link) => getNewsletterSubscription(ctx, link),
    setNewsletterNames: (input) => setNewsletterNames(ctx, input),
    deleteNewsletterSubscription: (link) => endSubscription(ctx, link),
    doRequestNewsletterLink: (input) => requestNewsletterLink(ctx, input),
  };
}
