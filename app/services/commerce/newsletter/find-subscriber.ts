import { newsletterLinkSchema, type NewsletterLink } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { isNewsletterKey } from './newsletter-key';

export type Subscriber = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  requestedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
};

/** The subscription of a link, or without one of the customer who signed in. */
export async function findSubscriber(
  ctx: CommerceContext,
  input?: NewsletterLink,
): Promise<Subscriber | null> {
  if (!input) {
    const email = ctx.visitor.customer?.email;
    return email ? findOne(ctx, 'email = lower($1)', email) : null;
  }
  const link = newsletterLinkSchema.parse(input);
  const found = await findOne(ctx, 'id = $1', link.newsletterEmailId);
  if (!found) return null;
  const isRight = isNewsletterKey(link.authString, ctx.secret, found.id, found.requestedAt);
  return isRight ? found : null;
}

async function findOne(
  ctx: CommerceContext,
  condition: string,
  value: unknown,
): Promise<Subscriber | null> {
  const { rows } = await ctx.db.client.query<Subscriber>(
    `select id, email, first_name as "firstName", last_name as "lastName",
            requested_at as "requestedAt", confirmed_at as "confirmedAt", ended_at as "endedAt"
     from newsletter_subscriber where ${condition}`,
    [value],
  );
  return rows[0] ?? null;
}
