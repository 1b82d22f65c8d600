import type { CommerceContext } from '../../core/commerce-context';
import type { Reference } from '../../core/reference/reference';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { retentionOf } from '../../core/settings/retention';

const DAY_MS = 24 * 60 * 60 * 1000;
const ABSOLUTE_DAYS = 90;

/**
 * When a session ends: so many days after its last use (30, unless the shop says otherwise), at most 90
 * after its beginning (reliability B4).
 */
export function sessionExpiry(createdAt: Date, now: Date, days: number): Date {
  return new Date(
    Math.min(now.getTime() + days * DAY_MS, createdAt.getTime() + ABSOLUTE_DAYS * DAY_MS),
  );
}

/** Days that a session of a visitor is kept after its last use, as last heard. */
export async function sessionDays(reference: Pick<Reference, 'tables'>): Promise<number> {
  return daysOf(await reference.tables());
}

/** When a session ends that begins now, or begins anew; inside the transaction of `ctx`. */
export async function expiryFromNow(ctx: CommerceContext): Promise<Date> {
  const now = ctx.now();
  return sessionExpiry(now, now, daysOf(await ctx.reference()));
}

function daysOf({ settings }: Pick<ReferenceTables, 'settings'>): number {
  return retentionOf(settings).sessions.days;
}

/**
 * Makes the sessions that there are end as those to come: the shop keeps them for so many days from now
 * on. Each is the same as if it had always been so.
 */
export async function keepSessionsFor({ db }: Pick<CommerceContext, 'db'>, days: number) {
  await db.client.query(
    `update visitor_session s set expires_at = t.until
     from (select id, least(seen_at + $1 * interval '24 hours',
                            created_at + ${ABSOLUTE_DAYS} * interval '24 hours') as until
             from visitor_session) t
     where t.id = s.id and s.expires_at <> t.until`,
    [days],
  );
}
