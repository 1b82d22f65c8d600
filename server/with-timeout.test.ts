import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const never = new Promise<string>(() => undefined);

describe('withTimeout', () => {
  it('returns the result in time', async () => {
    const work = new Promise<string>((resolve) => setTimeout(resolve, 99, 'work'));
    const outcome = withTimeout(100, work, () => 'late');
    await vi.advanceTimersByTimeAsync(99);
    expect(await outcome).toBe('work');
  });

  it('throws the error in time', async () => {
    const work = Promise.reject<string>(new Error('no page'));
    await expect(withTimeout(100, work, () => 'late')).rejects.toThrow('no page');
  });

  it('returns another result after the time limit, and ignores a later error', async () => {
    const work = new Promise<string>((_, reject) => {
      setTimeout(reject, 200, new Error('no page'));
    });
    const outcome = withTimeout(100, work, () => 'late');
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toBe('late');
    await vi.advanceTimersByTimeAsync(100);
  });

  it('fails if the other result fails', async () => {
    const outcome = withTimeout(100, never, () => {
      throw new Error('no answer');
    });
    const failed = expect(outcome).rejects.toThrow('no answer');
    await vi.advanceTimersByTimeAsync(100);
    await failed;
  });
});
