import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link of an account mail is good for. */
export type AccountLink = 'password-reset' | 'email-change';

/** So long a link of an account mail is good for. */
export const ACCOUNT_LINK_MINUTES = { 'password-reset': 30, 'email-change': 24 * 60 } as const;

type LinkRequest = { link: AccountLink; customerId: number; requestedAt: Date };

/**
 * Key of a link in an account mail: 256 bits derived from whose account it is, what for and when it
 * was asked for, so that a new request makes older links worthless. Nothing of it is stored (006).
 */
export function accountKey(secret: Buffer, { link, customerId, requestedAt }: LinkRequest): string {
  return createHmac('sha256', secret)
    .update(`${link}:${customerId}:${requestedAt.toISOString()}`)
    .digest('base64url');
}

/** Compares in constant time. That the request is still open and young enough is the caller's to see. */
export function isAccountKey(given: string, secret: Buffer, asked: LinkRequest): boolean {
  const expected = Buffer.from(accountKey(secret, asked));
  const candidate = Buffer.from(given);
  return candidate.length === expected.length && timingSafeEqual(candidate, expected);
}

/** Is a link that was asked for then too old now? */
export function isAccountLinkOver(
  { link, requestedAt }: Pick<LinkRequest, 'link' | 'requestedAt'>,
  now: Date,
): boolean {
  return now.getTime() - requestedAt.getTime() > ACCOUNT_LINK_MINUTES[link] * 60_000;
}
