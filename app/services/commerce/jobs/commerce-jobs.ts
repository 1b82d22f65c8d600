import type { Pool } from 'pg';
import { ledgerCheck, type LedgerFault } from '../ledger/ledger-check';
import { recordPriceChanges } from '../pricing/record-price-changes';
import { FORGOTTEN_ROWS, forget } from './forget';
import type { Job } from './scheduler';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type JobOptions = {
  pool: Pool;
  now: () => Date;
  /** Called when the hourly ledger check found something (reliability A5). */
  onFaults: (faults: LedgerFault[]) => void;
};

/** What the engine does by the clock. Every job bears to be run twice. */
export function commerceJobs({ pool, now, onFaults }: JobOptions): Job[] {
  return [
    { name: 'price changes', everyMs: MINUTE, run: () => recordPriceChanges(pool, now()) },
    ...FORGOTTEN_ROWS.map((data) => ({
      name: `forget ${data}`,
      everyMs: HOUR,
      run: () => forget(data, pool, now()),
    })),
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
