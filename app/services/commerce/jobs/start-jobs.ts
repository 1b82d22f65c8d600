import type { ShopLog } from '../core/shop-log';
import { jobContext, type CommerceContext } from '../core/commerce-context';
import { isPermanent, startOutbox, type OutboxHandler } from '../core/outbox/run-outbox';
import { commerceJobs } from './commerce-jobs';
import { claimJob } from './claim-job';
import { startScheduler, type Job } from './scheduler';

export type JobOptions = Pick<CommerceContext, 'pool' | 'index' | 'secret' | 'now'> & {
  mollie?: CommerceContext['mollie'];
  hook?: CommerceContext['hook'];
  handlers: Record<string, OutboxHandler>;
  /** Jobs of other services, run in the same way. */
  more?: Job[];
  log: ShopLog;
};

export type Jobs = { stop(): Promise<void> };

/**
 * Starts the background work: the outbox and the scheduled jobs. Failures are logged as errors,
 * except that of a mailbox that refuses its mail: that is a warning.
 */
export function startJobs(options: JobOptions): Jobs {
  const { pool, now, handlers, more = [], log } = options;
  const outboxes = byPartner(handlers).map((each) =>
    startOutbox({
      pool,
      handlers: each,
      now,
      onTrouble(error, job) {
        const message = `outbox ${job?.dedupeKey ?? 'run'} failed: ${String(error)}`;
        log[isPermanent(error) ? 'warn' : 'error'](message);
      },
    }),
  );
  const scheduler = startScheduler(
    [
      ...commerceJobs({
        ctx: jobContext(options, 'de'),
        onFaults: (faults) => log.error(`ledger check: ${JSON.stringify(faults)}`),
      }),
      ...more,
    ],
    {
      claim: (job) => claimJob(pool, job, now()),
      onTrouble: (name, error) => log.error(`job "${name}" failed: ${String(error)}`),
    },
  );
  return {
    async stop() {
      await Promise.all([...outboxes.map((outbox) => outbox.stop()), scheduler.stop()]);
    },
  };
}

/** Mails run separately: payments must not wait behind a mail server that does not answer. */
function byPartner(handlers: JobOptions['handlers']): JobOptions['handlers'][] {
  const some = (areMails: boolean) =>
    Object.fromEntries(
      Object.entries(handlers).filter(([kind]) => kind.startsWith('mail:') === areMails),
    );
  return [some(true), some(false)];
}
