import { setImmediate } from 'node:timers/promises';

/** The longest time in milliseconds for which long work blocks the event loop. */
const SLICE_MS = 8;

/** Lets other work of the event loop run if a slice has passed since the last time. */
export type YieldToEventLoop = () => Promise<void>;

/** Creates the function that one piece of long work calls between its steps. */
export function createYieldToEventLoop(): YieldToEventLoop {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
