/** Kinds of personal data the shop forgets by itself, and after how long. */
export type RetainedData = keyof typeof RETENTION;

type Period =
  | { days: number }
  /** Whole years from the end of the calendar year on (§ 257(5) HGB, § 147(4) AO, § 199 BGB). */
  | { years: number };

/** How long this shop keeps each kind. */
export type Retention = { [Kind in RetainedData]: PeriodOf<Kind> };
type PeriodOf<Kind extends RetainedData> = (typeof RETENTION)[Kind] extends { days: number }
  ? { days: number }
  : { years: number };

/**
 * THE list of storage periods (L-59), as long as the file of the shop says nothing else: the privacy
 * policy shows it and the jobs keep it, so that the shop promises what it does. Each line has its deletion
 * in commerce/jobs/data-retention.ts.
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
  /** As long as orders, of which each would bring its mail again: it follows what a shop says of them. */
  reviewMailObjections: { years: 8 },
  withdrawals: { years: 6 },
  /** Lines of bank statements that wait, and what payers wrote in those that are booked. */
  bankLines: { days: 180 },
  orders: { years: 8 },
  /** Longer than a parcel is on its way; its number stays with the order. */
  parcelLabels: { days: 30 },
  customerEvents: { days: 90 },
  customerRequests: { days: 1 },
  /** Longer than a link can be opened and what it leads to be downloaded. */
  dataRequests: { days: 2 },
  /** Those that were sent; one that waits goes with its account. */
  shadeReminders: { days: 30 },
  /** After the beginning; one that is over goes within the hour. */
  operatorSessions: { days: 1 },
  operatorEvents: { days: 365 },
  /** What the team says of pages, once it is settled. */
  pageComments: { days: 180 },
  /** After the last question; an order keeps what it relies on. */
  vatNumbers: { days: 30 },
} as const satisfies Record<string, Period>;

/**
 * The periods that a shop may change, from the least to the most: less would break the law or leave the
 * shop without a proof, more is longer than anybody needs it. By the others the shop itself works.
 */
export const CHANGEABLE = {
  mailFiles: { days: [1, 365] },
  contactMessages: { days: [30, 1095] },
  newsletterRequests: { days: [1, 90] },
  /** No session lasts longer than 90 days. */
  sessions: { days: [1, 90] },
  carts: { days: [1, 365] },
  /** What was consented to has to be proved (Art. 7(1) GDPR). */
  consents: { days: [180, 1095] },
  /** As long as somebody may claim that there was no consent (§§ 195, 199 BGB). */
  endedNewsletters: { years: [3, 6] },
  /** Business letters (§ 257(4) HGB). */
  withdrawals: { years: [6, 10] },
  /** Until somebody has said which order they pay; the statement itself is kept with the books. */
  bankLines: { days: [30, 1095] },
  /** Accounting records (§ 147(3) AO). */
  orders: { years: [8, 10] },
  customerEvents: { days: [7, 365] },
  operatorEvents: { days: [30, 1095] },
} as const satisfies {
  [Kind in RetainedData]?: Record<keyof PeriodOf<Kind>, readonly [least: number, most: number]>;
};
export type ChangeablePeriod = keyof typeof CHANGEABLE;

/** Periods that are those of another kind, whatever a shop says of that. */
export const FOLLOWING = { reviewMailObjections: 'orders' } as const satisfies {
  [Kind in RetainedData]?: ChangeablePeriod;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Data that began to count before this moment is to be forgotten at `now`. */
export function cutoffOf(period: Period, now: Date): Date {
  if ('days' in period) return new Date(now.getTime() - period.days * DAY_MS);
  // A year begins in Germany, an hour before UTC; there is no summer time around New Year.
  const year = new Date(now.getTime() + HOUR_MS).getUTCFullYear();
  return new Date(Date.UTC(year - period.years, 0, 1) - HOUR_MS);
}
