import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { addressKey } from '~/lib/address-key.server';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRates } from '../../core/rate-limit';

/** Tries within five minutes: of one account, of one network, of a browser that was in before. */
const SECONDS = 5 * 60;
export const LOGIN_LIMITS = {
  account: { max: 5, seconds: SECONDS },
  address: { max: 20, seconds: SECONDS },
  device: { max: 10, seconds: SECONDS },
};

type Limiting = { pool: Pool; secret: Buffer; now: () => Date };
/** Whose log-in: operators and customers are counted apart. */
type Kind = 'operator' | 'customer';
type Account = { id: number; passwordHash: string | null };

/**
 * Counts a try to log in as `account`, however it is spelt by the time it comes here. Others' tries
 * slow down neither who is known here nor other accounts (attacks 20 to 24). Throws
 * `security.tooManyRequests`.
 */
export async function limitLogin(
  ctx: Limiting,
  kind: Kind,
  tried: { account: string; clientAddress: string; isKnown: boolean },
): Promise<void> {
  const counters = countersOf(ctx, kind, tried.account);
  await limitRates(
    ctx,
    tried.isKnown
      ? { [counters.device]: LOGIN_LIMITS.device }
      : {
          [counters.account]: LOGIN_LIMITS.account,
          [`${kind}:address:${addressKey(tried.clientAddress)}`]: LOGIN_LIMITS.address,
        },
  );
}

/**
 * Forgets the tries to log in as `account`: its owner has proved by mail who they are, and what others
 * tried was tried with a password that is none any more.
 */
export async function forgetTries(
  { db, secret }: Pick<CommerceContext, 'db' | 'secret'>,
  kind: Kind,
  account: string,
): Promise<void> {
  await db.client.query('delete from rate_limit where key = any($1)', [
    Object.values(countersOf({ secret }, kind, account)),
  ]);
}

/** No mailbox stands in the counters. */
function countersOf({ secret }: Pick<Limiting, 'secret'>, kind: Kind, account: string) {
  const name = createHmac('sha256', secret).update(account).digest('base64url');
  return { account: `${kind}:account:${name}`, device: `${kind}:device:${name}` };
}

/** Says that this browser was logged in with the present password; it opens nothing by itself. */
export function deviceOf(
  { secret }: Pick<Limiting, 'secret'>,
  kind: Kind,
  { id, passwordHash }: Account,
): string {
  return createHmac('sha256', secret)
    .update(`device of ${kind} ${id}: ${passwordHash}`)
    .digest('base64url');
}

/** Is this what `deviceOf` gave that account? Compares in constant time. */
export function isDeviceOf(
  ctx: Pick<Limiting, 'secret'>,
  kind: Kind,
  account: Account | undefined,
  device: string | undefined,
): boolean {
  if (!account || !device) return false;
  const known = Buffer.from(deviceOf(ctx, kind, account));
  const given = Buffer.from(device);
  return known.length === given.length && timingSafeEqual(known, given);
}
