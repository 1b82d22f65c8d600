import type { Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { newsletterKey } from './newsletter-key';

/** A subscriber who may receive the newsletter, with the proof of the consent. */
export type ConfirmedSubscriber = {
  email: string;
  firstName: string;
  lastName: string;
  lang: Language;
  /** The text that the subscriber agreed to. */
  consentText: string;
  requestedAt: Date;
  confirmedAt: Date;
  /** Path of the page that ends the subscription, without its language. */
  unsubscribePath: string;
};

/**
 * The subscribers who have confirmed and have not unsubscribed, in the order of their confirmation.
 */
export async function listSubscribers(ctx: CommerceContext): Promise<ConfirmedSubscriber[]> {
  const { rows } = await ctx.db.client.query<
    Omit<ConfirmedSubscriber, 'unsubscribePath'> & { id: number }
  >(
    `select id, email, first_name, last_name, lang,
            consent_text, requested_at, confirmed_at
     from newsletter_subscriber where confirmed_at is not null and ended_at is null
     order by confirmed_at, id`,
  );
  return rows.map(({ id, ...subscriber }) => {
    const key = newsletterKey(ctx.secret, id, subscriber.requestedAt);
    return { ...subscriber, unsubscribePath: `/newsletter/unsubscribe/${id}/${key}` };
  });
}
