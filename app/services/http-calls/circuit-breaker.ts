/** Keeps calls away from a service that was in trouble too often lately. */
export type CircuitBreaker = {
  /** Makes the call, or throws what `refuse` made of the milliseconds until it may be made again. */
  run: <T>(call: () => Promise<T>) => Promise<T>;
  /** Milliseconds until it is tried again; 0: calls are made. */
  openFor: () => number;
};

export type CircuitBreakerOptions = {
  /** Does this error mean that the service is in trouble? Others are its answer. */
  isTrouble: (error: unknown) => boolean;
  refuse: (milliseconds: number) => Error;
  log: (message: string) => void;
  /** Milliseconds without a call. */
  pauseMs?: number;
  now?: () => number;
};

const MOST_FAILURES = 5;
const WINDOW_MS = 30_000;
const PAUSE_MS = 30_000;

/**
 * After five failures in thirty seconds no call is made for `pauseMs`, thirty seconds; then one is let
 * through, and its end decides. Each process has its own.
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
    // While one call tries it, others wait a moment more.
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
