import { addressKey } from '~/lib/address-key.server';
import { ShopError } from '../../../shop-api';
import { isAccountKey, isAccountLinkOver, type AccountLink } from '../account-mails/account-key';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRate } from '../../core/rate-limit';

const KIND = { 'password-reset': 'password', 'email-change': 'email' } as const;

/** Wrong keys from one network; a key has 256 bits, so this only limits the load. */
const WRONG_KEYS = { max: 60, seconds: 60 * 60 };

export type OpenRequest = {
  id: number;
  customerId: number;
  /** The present address of the account. */
  email: string;
  newEmail: string | null;
  /** Whether a link in a mail to the present address has been used. */
  isProven: boolean;
};

/**
 * The request that waits for the link of a mail; null when it was used, has expired, or its key is
 * wrong. Throws `security.tooManyRequests` for a client that tries keys.
 */
export async function findRequest(
  ctx: CommerceContext,
  link: AccountLink,
  { contactId, hash }: { contactId: number; hash: string },
): Promise<OpenRequest | null> {
  const { rows } = await ctx.db.client.query<OpenRequest & { requestedAt: Date }>(
    `select r.id, r.customer_id, c.email, r.email as new_email,
       c.email_proved_at is not null as is_proven, r.requested_at
     from customer_request r join customer c on c.id = r.customer_id
     where r.customer_id = $1 and r.kind = $2 and not c.is_blocked
     order by r.id desc`,
    [contactId, KIND[link]],
  );
  for (const { requestedAt, ...request } of rows) {
    const asked = { link, customerId: contactId, requestedAt };
    if (isAccountLinkOver(asked, ctx.now())) continue;
    if (isAccountKey(hash, ctx.secret, asked)) return request;
  }
  await limitRate(ctx, `key:address:${addressKey(ctx.visitor.clientAddress)}`, WRONG_KEYS);
  return null;
}

const OVER = {
  'password-reset': 'contact.unauthorizedPasswordReset',
  'email-change': 'contact.unauthorizedEmailChange',
} as const;

/** The same error for a used, an expired and an unknown link. */
export function linkIsOver(link: AccountLink): ShopError {
  return new ShopError(OVER[link]);
}
