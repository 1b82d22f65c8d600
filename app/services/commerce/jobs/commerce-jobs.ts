import { queueShadeReminders } from '../people/bought-shades/queue-reminders';
import { queueReviewMails } from '../people/review-mails/queue-review-mails';
import type { CommerceContext } from '../core/commerce-context';
import { refreshMethods } from '../sale/payments/mollie/refresh-methods';
import { settleExpress } from '../orders/express-payments/send-back';
import { syncDuePayments } from '../orders/online-payments/sync-due-payments';
import { expireOffers } from '../orders/offers/expire-offers';
import { ledgerCheck, type LedgerFault } from './ledger/ledger-check';
import { bringBack } from '../core/outbox/bring-back';
import { recordPriceChanges } from '../catalogue/pricing/record-price-changes';
import { fillStaleSearch } from '../catalogue/search/fill-stale-search';
import { expireOrders } from './expire-orders';
import { RETAINED_ROWS, deleteExpired } from './data-retention';
import type { Job } from './scheduler';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type JobOptions = {
  ctx: CommerceContext;
  /** Called when the hourly ledger check found faults (reliability A5). */
  onFaults: (faults: LedgerFault[]) => void;
};

/** The scheduled jobs of the engine. Every job may be run twice. */
export function commerceJobs({ ctx, onFaults }: JobOptions): Job[] {
  const { pool, now } = ctx;
  return [
    { name: 'unpaid orders', everyMs: 10 * MINUTE, run: () => expireOrders(ctx) },
    { name: 'payments under way', everyMs: MINUTE, run: () => syncDuePayments(ctx) },
    { name: 'payments from carts', everyMs: MINUTE, run: () => settleExpress(ctx) },
    // A run without a provider would delay the first one after its key is set.
    ...(ctx.mollie
      ? [{ name: 'ways to pay online', everyMs: 15 * MINUTE, run: () => refreshMethods(ctx) }]
      : []),
    { name: 'offers that are over', everyMs: 10 * MINUTE, run: () => expireOffers(ctx) },
    { name: 'shade reminders', everyMs: 10 * MINUTE, run: () => queueShadeReminders(ctx) },
    { name: 'review mails', everyMs: 10 * MINUTE, run: () => queueReviewMails(ctx) },
    { name: 'mails of a clock set back', everyMs: MINUTE, run: () => bringBack(pool, now()) },
    { name: 'price changes', everyMs: MINUTE, run: () => recordPriceChanges(pool, now()) },
    { name: 'search words', everyMs: MINUTE, run: () => fillStaleSearch(pool) },
    ...RETAINED_ROWS.map((data) => ({
      name: `forget ${data}`,
      everyMs: HOUR,
      run: () => deleteExpired(data, pool, now()),
    })),
    {
      name: 'ledger check',
      everyMs: HOUR,
      async run() {
        const faults = await ledgerCheck(pool, now());
        if (faults.length > 0) onFaults(faults);
      },
    },
  ];
}
