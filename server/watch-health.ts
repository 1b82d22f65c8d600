import type { Health } from './health';
import type { Log } from './log';

const LOOK_MS = 15_000;

/**
 * Looks after the shop from now on and says in the log, once each, when it stops being well, gets worse
 * or better, and when it is well again: `degraded` as a warning, `unavailable` as an error. Gives what
 * ends the watch.
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
