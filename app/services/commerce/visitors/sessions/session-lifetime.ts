import type { Reference } from '../../ground/reference/reference';
import { retentionOf } from '../../ground/settings/retention';

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
  return retentionOf((await reference.tables()).settings).sessions.days;
}
