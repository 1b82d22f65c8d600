export type Job = { name: string; everyMs: number; run: () => Promise<unknown> };

export type Scheduler = { stop(): Promise<void> };

type SchedulerOptions = {
  /** Whether this process runs the job now. Stores the answer for all processes (claim-job). */
  claim: (job: Job) => Promise<boolean>;
  onTrouble: (name: string, error: unknown) => void;
};

const MINUTE = 60_000;

/**
 * Runs each job when it is due: immediately when its last run is long past, so that a shop that is
 * restarted often cleans up as well, then at its interval. Never concurrently with itself. A
 * failing job is reported and runs again at its next time.
 */
export function startScheduler(jobs: Job[], { claim, onTrouble }: SchedulerOptions): Scheduler {
  const running = new Map<string, Promise<void>>();

  async function runIfDue(job: Job) {
    if (await claim(job)) await job.run();
  }

  function look(job: Job) {
    if (running.has(job.name)) return;
    const done = runIfDue(job)
      .catch((error: unknown) => onTrouble(job.name, error))
      .finally(() => running.delete(job.name));
    running.set(job.name, done);
  }

  // Polling more often than the interval avoids missing a run by a millisecond.
  const timers = jobs.map((job) =>
    setInterval(look, Math.min(job.everyMs / 4, MINUTE), job).unref(),
  );
  jobs.forEach(look);
  return {
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(running.values());
    },
  };
}
