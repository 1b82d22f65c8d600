import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const pauses = monitorEventLoopDelay({ resolution: 1 });

/** Runs the work and returns the longest pause of the event loop, in milliseconds. */
export async function worstPause(run: () => Promise<unknown>): Promise<number> {
  pauses.enable();
  // Excludes work that was begun before.
  await wait(50);
  pauses.reset();
  await run();
  await wait(50);
  return pauses.max / 1e6;
}
