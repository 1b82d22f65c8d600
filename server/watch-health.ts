import type { Health } from './health';
import type { Log } from './log';

const LOOK_MS = 15_000;

/**
 * Checks the health of the shop regularly and logs each change once: `degraded` as a warning,
 * `unavailable` as an error, and recovery. Returns the function that ends the watch.
 */
export function watchHealth(
  check: () => Promise<Health>,
  log: Pick<Log, 'error' | 'warn' | 'info'>,
  everyMs = LOOK_MS,
): () => Promise<void> {
  let known: Health['status'] = 'ok';
  let looking = Promise.resolve();

  async function look() {
    const { status, ...why } = await check();
    if (status === known) return;
    known = status;
    log[LEVEL[status]](`shop is ${status}`, why);
  }

  const next = () => void (looking = looking.then(look).catch(() => undefined));
  const timer = setInterval(next, everyMs);
  timer.unref();
  next();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

const LEVEL = { ok: 'info', degraded: 'warn', unavailable: 'error' } as const;
