import type { CommerceContext } from '../../core/commerce-context';
import type { Reference } from '../../core/reference/reference';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { retentionOf } from '../../core/settings/retention';

const DAY_MS = 24 * 60 * 60 * 1000;
const ABSOLUTE_DAYS = 90;

/**
 * The end of a session: this number of days after its last use (30, unless the shop sets another),
 * at most 90 after its start (reliability B4).
 */
export function sessionExpiry(createdAt: Date, now: Date, days: number): Date {
  return new Date(
    Math.min(now.getTime() + days * DAY_MS, createdAt.getTime() + ABSOLUTE_DAYS * DAY_MS),
  );
}

/** The days that a visitor's session is stored after its last use, as last notified. */
export async function sessionDays(reference: Pick<Reference, 'tables'>): Promise<number> {
  return daysOf(await reference.tables());
}

/** The end of a session that starts or is renewed now; inside the transaction of `ctx`. */
export async function expiryFromNow(ctx: CommerceContext): Promise<Date> {
  const now = ctx.now();
  return sessionExpiry(now, now, daysOf(await ctx.reference()));
}

function daysOf({ settings }: Pick<ReferenceTables, 'settings'>): number {
  return retentionOf(settings).sessions.days;
}

/** Applies the number of days to existing sessions, as if it had always been the setting. */
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
