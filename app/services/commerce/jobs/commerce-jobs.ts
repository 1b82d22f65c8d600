import type { Pool } from 'pg';
import { ledgerCheck, type LedgerFault } from '../ledger/ledger-check';
import { recordPriceChanges } from '../pricing/record-price-changes';
import { deleteExpiredSessions, deleteOldCarts, deleteOldRateLimits } from './clean-up';
import type { Job } from './scheduler';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type JobOptions = {
  pool: Pool;
  now: () => Date;
  /** Called when the hourly ledger check found something (reliability A5). */
  onFaults: (faults: LedgerFault[]) => void;
};

/** What the engine does by the clock. Every job may run in several processes at once. */
export function commerceJobs({ pool, now, onFaults }: JobOptions): Job[] {
  return [
    { name: 'price changes', everyMs: MINUTE, run: () => recordPriceChanges(pool, now()) },
    { name: 'expired sessions', everyMs: HOUR, run: () => deleteExpiredSessions(pool, now()) },
    { name: 'old carts', everyMs: HOUR, run: () => deleteOldCarts(pool, now()) },
    { name: 'old rate limits', everyMs: HOUR, run: () => deleteOldRateLimits(pool, now()) },
    {
      name: 'ledger check',
      everyMs: HOUR,
      async run() {
        const faults = await ledgerCheck(pool);
        if (faults.length > 0) onFaults(faults);
      },
    },
  ];
}
