import { newsletterLinkSchema, type NewsletterLink } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { isNewsletterKey } from './newsletter-key';

export type Subscriber = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  requestedAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
  /** Whether this visitor may change it. */
  isTheirs: boolean;
};

/**
 * The subscription of a link, or without one that of the address of the logged-in customer.
 * Visitors may change a subscription with its link, one for their confirmed address, and one that
 * this account requested: any visitor may register an account with a stranger's address.
 */
export async function findSubscriber(
  ctx: CommerceContext,
  input?: NewsletterLink,
): Promise<Subscriber | null> {
  if (!input) {
    const { customer } = ctx.visitor;
    const found = customer && (await findOne(ctx, 'email = lower($1)', customer.email));
    if (!found) return null;
    return { ...found, isTheirs: customer.isProven || found.customerId === customer.id };
  }
  const link = newsletterLinkSchema.parse(input);
  const found = await findOne(ctx, 'id = $1', link.newsletterEmailId);
  if (!found) return null;
  const isRight = isNewsletterKey(link.authString, ctx.secret, found.id, found.requestedAt);
  return isRight ? { ...found, isTheirs: true } : null;
}

type Row = Omit<Subscriber, 'isTheirs'> & { customerId: number | null };

async function findOne(
  ctx: CommerceContext,
  condition: 'id = $1' | 'email = lower($1)',
  value: unknown,
): Promise<Row | null> {
  const { rows } = await ctx.db.client.query<Row>(
    `select id, email, first_name, last_name,
            customer_id,
            requested_at, confirmed_at, ended_at
     from newsletter_subscriber where ${condition}`,
    [value],
  );
  return rows[0] ?? null;
}
