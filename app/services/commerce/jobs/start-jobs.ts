import { jobContext, type CommerceContext } from '../commerce-context';
import { startOutbox, type OutboxHandler } from '../outbox/run-outbox';
import { commerceJobs } from './commerce-jobs';
import { claimJob } from './claim-job';
import { startScheduler, type Job } from './scheduler';

export type JobOptions = Pick<CommerceContext, 'pool' | 'index' | 'secret' | 'now'> & {
  handlers: Record<string, OutboxHandler>;
  /** Jobs of other services, kept in the same way. */
  more?: Job[];
  log: (message: string) => void;
};

export type Jobs = { stop(): Promise<void> };

/** Starts what runs beside the requests: the outbox and the jobs by the clock. */
export function startJobs(options: JobOptions): Jobs {
  const { pool, now, handlers, more = [], log } = options;
  const outbox = startOutbox({
    pool,
    handlers,
    now,
    onTrouble: (error, job) => log(`outbox ${job?.dedupeKey ?? 'run'} failed: ${String(error)}`),
  });
  const scheduler = startScheduler(
    [
      ...commerceJobs({
        ctx: jobContext(options, 'de'),
        onFaults: (faults) => log(`ledger check: ${JSON.stringify(faults)}`),
      }),
      ...more,
    ],
    {
      claim: (job) => claimJob(pool, job, now()),
      onTrouble: (name, error) => log(`job "${name}" failed: ${String(error)}`),
    },
  );
  return {
    async stop() {
      await Promise.all([outbox.stop(), scheduler.stop()]);
    },
  };
}
