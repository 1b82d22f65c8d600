import { afterAll, vi } from 'vitest';

/** Files share a process: what one file has changed of it is not there for the next. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
