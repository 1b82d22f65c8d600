import { RETENTION } from '~/services/shop-api/retention';

const DAY_MS = 24 * 60 * 60 * 1000;
const ABSOLUTE_DAYS = 90;

/** When a session ends: 30 days after its last use, at most 90 after its beginning (reliability B4). */
export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(
    Math.min(
      now.getTime() + RETENTION.sessions.days * DAY_MS,
      createdAt.getTime() + ABSOLUTE_DAYS * DAY_MS,
    ),
  );
}
