import { setImmediate } from 'node:timers/promises';

/** Requests wait no longer than this for work in between, in milliseconds. */
const SLICE_MS = 8;

/** Gives way to whatever waits, when the work has run for a slice since it last did. */
export type GiveWay = () => Promise<void>;

/** For one piece of long work. */
export function inSlices(): GiveWay {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
