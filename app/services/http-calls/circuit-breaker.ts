/** Blocks calls to a service after too many recent failures. */
export type CircuitBreaker = {
  /** Makes the call, or throws the error of `refuse` for the milliseconds until the next try. */
  run: <T>(call: () => Promise<T>) => Promise<T>;
  /** Milliseconds until the next try; 0: calls are made. */
  openFor: () => number;
};

export type CircuitBreakerOptions = {
  /** Is this error a failure of the service? Others are answers. */
  isTrouble: (error: unknown) => boolean;
  refuse: (milliseconds: number) => Error;
  log: (message: string) => void;
  /** Milliseconds without calls. */
  pauseMs?: number;
  now?: () => number;
};

const MOST_FAILURES = 5;
const WINDOW_MS = 30_000;
const PAUSE_MS = 30_000;

/**
 * After five failures in thirty seconds calls are blocked for `pauseMs`, thirty seconds; then a
 * single call decides. Each process has its own state.
 */
export function circuitBreaker({
  isTrouble,
  refuse,
  log,
  pauseMs = PAUSE_MS,
  now = Date.now,
}: CircuitBreakerOptions): CircuitBreaker {
  let failures: number[] = [];
  let openUntil: number | null = null;
  let isTrying = false;

  return { run, openFor: () => (openUntil === null ? 0 : Math.max(0, openUntil - now())) };

  async function run<T>(call: () => Promise<T>): Promise<T> {
    if (openUntil === null) return watched(call);
    // During the trial call, others are blocked for a moment.
    const wait = isTrying ? 1_000 : openUntil - now();
    if (wait > 0) throw refuse(wait);
    isTrying = true;
    try {
      return await watched(call);
    } finally {
      isTrying = false;
    }
  }

  async function watched<T>(call: () => Promise<T>): Promise<T> {
    const isTrial = openUntil !== null;
    try {
      const answer = await call();
      if (isTrial) close();
      return answer;
    } catch (error) {
      if (isTrouble(error)) noteFailure(isTrial);
      else if (isTrial) close();
      throw error;
    }
  }

  function noteFailure(isTrial: boolean): void {
    const time = now();
    failures = [...failures.filter((at) => at > time - WINDOW_MS), time];
    if (!isTrial && failures.length < MOST_FAILURES) return;
    if (openUntil === null)
      log(`no calls for ${pauseMs / 1_000} s after ${MOST_FAILURES} failures`);
    openUntil = time + pauseMs;
  }

  function close(): void {
    failures = [];
    openUntil = null;
    log('calls are answered again');
  }
}
