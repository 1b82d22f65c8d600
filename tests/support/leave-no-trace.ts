import { afterAll, vi } from 'vitest';

/** Test files share a process, so the changes of a file are undone for the next one. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
