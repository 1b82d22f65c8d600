import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a link in an account mail. */
export type AccountLink = 'password-reset' | 'email-change';

/** How long a link in an account mail is valid. */
export const ACCOUNT_LINK_MINUTES = { 'password-reset': 30, 'email-change': 24 * 60 } as const;

type LinkRequest = { link: AccountLink; customerId: number; requestedAt: Date };

/**
 * Key of a link in an account mail: 256 bits derived from the account, the purpose and the time of
 * the request, so that a new request invalidates older links. Nothing of it is stored (006).
 */
export function accountKey(secret: Buffer, { link, customerId, requestedAt }: LinkRequest): string {
  return createHmac('sha256', secret)
    .update(`${link}:${customerId}:${requestedAt.toISOString()}`)
    .digest('base64url');
}

/** Compares in constant time. The caller checks that the request is still open and not too old. */
export function isAccountKey(given: string, secret: Buffer, asked: LinkRequest): boolean {
  const expected = Buffer.from(accountKey(secret, asked));
  const candidate = Buffer.from(given);
  return candidate.length === expected.length && timingSafeEqual(candidate, expected);
}

/** Whether a link requested at that time has expired. */
export function isAccountLinkOver(
  { link, requestedAt }: Pick<LinkRequest, 'link' | 'requestedAt'>,
  now: Date,
): boolean {
  return now.getTime() - requestedAt.getTime() > ACCOUNT_LINK_MINUTES[link] * 60_000;
}
