import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetry } from './retry-navigation';

const PAGE = new URL('http://shop.example/operator/edit.data?outline=');
const plain = vi.fn<typeof fetch>();
const health = vi.fn<typeof fetch>();

beforeEach(() => {
  plain.mockReset();
  health.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', health);
});

afterEach(() => {
  vi.useRealTimers();
});

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number) => Promise.resolve(new Response(null, { status }));

test('a page is requested again when the shop is back, which may be a moment later', async () => {
  vi.useFakeTimers();
  plain.mockImplementationOnce(away).mockImplementationOnce(() => answer(503));
  plain.mockImplementationOnce(() => answer(200));
  const asked = withRetry(plain)(PAGE);
  await vi.advanceTimersByTimeAsync(1000);
  expect(plain).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  expect((await asked).status).toBe(200);
  expect(plain).toHaveBeenCalledTimes(3);
  expect(health).toHaveBeenCalledTimes(2);
});

test('an answer is used as it is, also a refusal', async () => {
  plain.mockImplementationOnce(() => answer(404));
  expect((await withRetry(plain)(PAGE)).status).toBe(404);
  expect(health).not.toHaveBeenCalled();
});

test('an aborted request is not repeated', async () => {
  const gone = new AbortController();
  plain.mockImplementationOnce(() => {
    gone.abort();
    return away();
  });
  await expect(withRetry(plain)(PAGE, { signal: gone.signal })).rejects.toThrow('Failed to fetch');
  expect(plain).toHaveBeenCalledTimes(1);
});

test('forms and files are not repeated', async () => {
  plain.mockImplementation(away);
  await expect(withRetry(plain)(PAGE, { method: 'POST' })).rejects.toThrow('Failed to fetch');
  await expect(withRetry(plain)('/media/a.avif')).rejects.toThrow('Failed to fetch');
});
