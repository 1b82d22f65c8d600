/** Kinds of personal data the shop forgets by itself, and after how long. */
export type ForgottenData = keyof typeof RETENTION;

type Period =
  | { days: number }
  /** Whole years from the end of the calendar year on (§ 257(5) HGB, § 147(4) AO, § 199 BGB). */
  | { years: number };

/**
 * THE list of storage periods (L-59): the privacy policy shows it and the jobs keep it, so that the
 * shop promises what it does. Each line has its deletion in commerce/jobs/forget.ts.
 */
export const RETENTION = {
  rateLimits: { days: 2 },
  /** Longer than a form may lie open. */
  formTokens: { days: 3 },
  outbox: { days: 30 },
  mailFiles: { days: 30 },
  contactMessages: { days: 180 },
  newsletterRequests: { days: 30 },
  /** After the last use; at most 90 days after the beginning. */
  sessions: { days: 30 },
  carts: { days: 90 },
  /** Files that lie in no cart; those of a cart go with it, those of an order with its buyer. */
  uploads: { days: 1 },
  consents: { days: 365 },
  endedNewsletters: { years: 3 },
  /** As long as orders keep the mailbox that it is about. */
  reviewMailObjections: { years: 8 },
  withdrawals: { years: 6 },
  orders: { years: 8 },
  customerEvents: { days: 90 },
  customerRequests: { days: 1 },
  /** Longer than a link can be opened and what it leads to be downloaded. */
  dataRequests: { days: 2 },
  /** Those that were sent; one that waits goes with its account. */
  shadeReminders: { days: 30 },
  /** After the beginning; one that is over goes within the hour. */
  operatorSessions: { days: 1 },
  operatorEvents: { days: 365 },
} as const satisfies Record<string, Period>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Data that began to count before this moment is to be forgotten at `now`. */
export function forgetBefore(period: Period, now: Date): Date {
  if ('days' in period) return new Date(now.getTime() - period.days * DAY_MS);
  // A year begins in Germany, an hour before UTC; there is no summer time around New Year.
  const year = new Date(now.getTime() + HOUR_MS).getUTCFullYear();
  return new Date(Date.UTC(year - period.years, 0, 1) - HOUR_MS);
}
