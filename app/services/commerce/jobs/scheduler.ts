export type Job = { name: string; everyMs: number; run: () => Promise<unknown> };

export type Scheduler = { stop(): Promise<void> };

/**
 * Runs each job at its interval, never twice at once. A job
 * that fails is told and runs again at its next turn.
 */
export function startScheduler(
  jobs: Job[],
  onTrouble: (name: string, error: unknown) => void,
): Scheduler {
  const running = new Map<string, Promise<void>>();

  function turn(job: Job) {
    if (running.has(job.name)) return;
    const done = job
      .run()
      .then(
        () => undefined,
        (error: unknown) => onTrouble(job.name, error),
      )
      .finally(() => running.delete(job.name));
    running.set(job.name, done);
  }

  const timers = jobs.map((job) => setInterval(turn, job.everyMs, job).unref());
  return {
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(running.values());
    },
  };
}
