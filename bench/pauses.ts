import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const pauses = monitorEventLoopDelay({ resolution: 1 });

/** Runs it and gives the longest time that nothing else could run meanwhile, in milliseconds. */
export async function worstPause(run: () => Promise<unknown>): Promise<number> {
  pauses.enable();
  // What was begun before is no part of it.
  await wait(50);
  pauses.reset();
  await run();
  await wait(50);
  return pauses.max / 1e6;
}
