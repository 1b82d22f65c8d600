/** Kinds of personal data that are deleted automatically, with their periods. */
export type RetainedData = keyof typeof RETENTION;

type Period =
  | { days: number }
  /** Whole years from the end of the calendar year on (§ 257(5) HGB, § 147(4) AO, § 199 BGB). */
  | { years: number };

/** The storage periods of this shop. */
export type Retention = { [Kind in RetainedData]: PeriodOf<Kind> };
type PeriodOf<Kind extends RetainedData> = (typeof RETENTION)[Kind] extends { days: number }
  ? { days: number }
  : { years: number };

/**
 * THE list of storage periods (L-59), unless the shop file changes one: the privacy policy shows it
 * and the jobs apply it, so that both agree. Each line has its deletion in
 * commerce/jobs/data-retention.ts.
 */
export const RETENTION = {
  rateLimits: { days: 2 },
  /** Longer than a form may be open. */
  formTokens: { days: 3 },
  outbox: { days: 30 },
  mailFiles: { days: 30 },
  contactMessages: { days: 180 },
  newsletterRequests: { days: 30 },
  /** After the last use; at most 90 days after the beginning. */
  sessions: { days: 30 },
  carts: { days: 90 },
  /** Files in no cart; others are deleted with the cart, or with the data of the order's buyer. */
  uploads: { days: 1 },
  consents: { days: 365 },
  endedNewsletters: { years: 3 },
  /** As long as orders, which would cause the mail again: the period follows that of orders. */
  reviewMailObjections: { years: 8 },
  withdrawals: { years: 6 },
  /** Waiting lines of bank statements, and payers' texts in booked ones. */
  bankLines: { days: 180 },
  orders: { years: 8 },
  /** Longer than a parcel is in transit; its number stays with the order. */
  parcelLabels: { days: 30 },
  customerEvents: { days: 90 },
  customerRequests: { days: 1 },
  /** Longer than a link can be opened and its data downloaded. */
  dataRequests: { days: 2 },
  /** Sent ones; a waiting one is deleted with its account. */
  shadeReminders: { days: 30 },
  /** After the beginning; an expired one is deleted within the hour. */
  operatorSessions: { days: 1 },
  operatorEvents: { days: 365 },
  /** The team's comments on pages, once settled. */
  pageComments: { days: 180 },
  /** After the last check; an order stores the answer it relies on. */
  vatNumbers: { days: 30 },
} as const satisfies Record<string, Period>;

/**
 * The periods that a shop may change, with minimum and maximum: less would violate the law or
 * remove a proof, more is longer than needed. The shop itself depends on the others.
 */
export const CHANGEABLE = {
  mailFiles: { days: [1, 365] },
  contactMessages: { days: [30, 1095] },
  newsletterRequests: { days: [1, 90] },
  /** No session lasts longer than 90 days. */
  sessions: { days: [1, 90] },
  carts: { days: [1, 365] },
  /** Consent must be proved (Art. 7(1) GDPR). */
  consents: { days: [180, 1095] },
  /** As long as a person may claim that there was no consent (§§ 195, 199 BGB). */
  endedNewsletters: { years: [3, 6] },
  /** Business letters (§ 257(4) HGB). */
  withdrawals: { years: [6, 10] },
  /** Until an operator has assigned them to orders; the statement itself is kept with the books. */
  bankLines: { days: [30, 1095] },
  /** Accounting records (§ 147(3) AO). */
  orders: { years: [8, 10] },
  customerEvents: { days: [7, 365] },
  operatorEvents: { days: [30, 1095] },
} as const satisfies {
  [Kind in RetainedData]?: Record<keyof PeriodOf<Kind>, readonly [least: number, most: number]>;
};
export type ChangeablePeriod = keyof typeof CHANGEABLE;

/** Periods equal to that of another kind, even if a shop changes that. */
export const FOLLOWING = { reviewMailObjections: 'orders' } as const satisfies {
  [Kind in RetainedData]?: ChangeablePeriod;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Data whose period began before this time are to be deleted at `now`. */
export function cutoffOf(period: Period, now: Date): Date {
  if ('days' in period) return new Date(now.getTime() - period.days * DAY_MS);
  // The year begins in Germany, an hour before UTC; there is no summer time around New Year.
  const year = new Date(now.getTime() + HOUR_MS).getUTCFullYear();
  return new Date(Date.UTC(year - period.years, 0, 1) - HOUR_MS);
}
