import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { addressKey } from '~/lib/address-key.server';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRates } from '../../core/rate-limit';

/** Tries within five minutes: for one account, one network, a browser that was logged in before. */
const SECONDS = 5 * 60;
export const LOGIN_LIMITS = {
  account: { max: 5, seconds: SECONDS },
  address: { max: 20, seconds: SECONDS },
  device: { max: 10, seconds: SECONDS },
};

type Limiting = { pool: Pool; secret: Buffer; now: () => Date };
/** The kind of account: operators and customers are counted separately. */
type Kind = 'operator' | 'customer';
type Account = { id: number; passwordHash: string | null };

/**
 * Counts a try to log in as `account`, which the caller has normalized. Tries of others slow down
 * neither known browsers nor other accounts (attacks 20 to 24). Throws `security.tooManyRequests`.
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
 * Resets the tries to log in as `account`: its owner has proved their identity by mail, and the
 * tries of others were for a password that is no longer valid.
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

/** The counters contain no mailbox. */
function countersOf({ secret }: Pick<Limiting, 'secret'>, kind: Kind, account: string) {
  const name = createHmac('sha256', secret).update(account).digest('base64url');
  return { account: `${kind}:account:${name}`, device: `${kind}:device:${name}` };
}

/**
 * A device token: proves that this browser was logged in with the present password; it gives no
 * access by itself.
 */
export function deviceOf(
  { secret }: Pick<Limiting, 'secret'>,
  kind: Kind,
  { id, passwordHash }: Account,
): string {
  return createHmac('sha256', secret)
    .update(`device of ${kind} ${id}: ${passwordHash}`)
    .digest('base64url');
}

/** Whether this is the device token of the account. Compares in constant time. */
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
