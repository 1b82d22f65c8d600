import { expect, test, vi } from 'vitest';
import { createTtlCache, untilTag } from './ttl-cache';

test('an answer is cached for ten seconds, each name separately', async () => {
  let now = new Date('2026-11-27T10:00:00Z');
  const frame = createTtlCache<number>(() => now);
  let answers = 0;
  const ask = async () => (answers += 1);
  expect([await frame.get('a', ask), await frame.get('a', ask)]).toEqual([1, 1]);
  expect(await frame.get('b', ask)).toBe(2);
  now = new Date('2026-11-27T10:00:10Z');
  expect([await frame.get('a', ask), await frame.get('a', ask)]).toEqual([3, 3]);
  // A request that skips the cache stores its newer answer for the next one.
  expect(await frame.get('a', ask, { isAnew: true })).toBe(4);
  expect(await frame.get('a', ask)).toBe(4);
  frame.clear();
  expect(await frame.get('a', ask)).toBe(5);
});

test('a failed request is repeated immediately', async () => {
  const frame = createTtlCache<string>(() => new Date());
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  await expect(frame.get('a', ask)).rejects.toThrow('away');
  expect(await frame.get('a', ask.mockResolvedValue('here'))).toBe('here');
});

test('a page is cached for a minute', () => {
  expect(untilTag(new Date('2026-11-27T10:00:00Z'))).toBe('until:2026-11-27T10:01:00.000Z');
});
