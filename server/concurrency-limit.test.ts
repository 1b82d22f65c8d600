import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('admits up to the limit and the next one when a slot is free, in order', async () => {
  const limiter = createConcurrencyLimit({ limit: 8, queue: 5, waitMs: 1_000 });
  const [first] = [await limiter.acquire('192.0.2.1'), await limiter.acquire('192.0.2.1')];
  const came: string[] = [];
  const third = limiter.acquire('192.0.2.1').then((leave) => (came.push('third'), leave));
  void limiter.acquire('192.0.2.1').then(() => came.push('fourth'));
  await vi.advanceTimersByTimeAsync(500);
  expect(came).toEqual([]);
  first?.();
  first?.(); // a second call has no effect
  const leaveThird = await third;
  expect(came).toEqual(['third']);
  leaveThird?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['third', 'fourth']);
});

it('rejects a request immediately if the queue is full, and after a while if it waits', async () => {
  const limiter = createConcurrencyLimit({ limit: 1, queue: 1, waitMs: 1_000 });
  const leave = await limiter.acquire('192.0.2.1');
  const waits = limiter.acquire('192.0.2.1');
  expect(await limiter.acquire('192.0.2.1')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waits).toBeUndefined();
  // A client that gave up takes no slot.
  leave?.();
  expect(await limiter.acquire('192.0.2.1')).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});

describe('shares', () => {
  /** Records which visitors were admitted, in order, and which were rejected. */
  function visitors(limit: number, queue: number) {
    const limiter = createConcurrencyLimit({ limit, queue, waitMs: 1_000 });
    const came: string[] = [];
    const refused: string[] = [];
    const leaving = new Map<string, (() => void)[]>();
    async function come(...addresses: string[]) {
      for (const address of addresses) {
        void limiter.acquire(address).then((leave) => {
          (leave ? came : refused).push(address);
          if (leave) leaving.set(address, [...(leaving.get(address) ?? []), leave]);
        });
      }
      await vi.advanceTimersByTimeAsync(0);
    }
    async function leave(address: string) {
      leaving.get(address)?.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    return { come, leave, came, refused };
  }

  const times = (n: number, address: string) => Array.from({ length: n }, () => address);

  it('one client has a quarter of the slots, and others pass those who wait', async () => {
    const { come, leave, came } = visitors(8, 100);
    await come(...times(50, '192.0.2.1'), '198.51.100.1');
    expect(came).toEqual(['192.0.2.1', '192.0.2.1', '198.51.100.1']);
    await leave('192.0.2.1');
    expect(came).toHaveLength(4);
  });

  it('one network has half of them, however many clients it has', async () => {
    const { come, came } = visitors(8, 100);
    await come(...Array.from({ length: 50 }, (_, i) => `192.0.2.${i}`), '198.51.100.1');
    expect(came.filter((address) => address.startsWith('192.'))).toHaveLength(4);
    expect(came).toContain('198.51.100.1');
  });

  it('the client with the fewest requests in progress is next', async () => {
    const { come, leave, came } = visitors(4, 100);
    await come('192.0.2.1', '192.0.2.2', '198.51.100.1', '198.51.100.2');
    await come('192.0.2.3', '203.0.113.1');
    await leave('198.51.100.1');
    expect(came.slice(4)).toEqual(['203.0.113.1']);
  });

  it('of clients with equally many the one is next whose last turn is longest ago', async () => {
    const { come, leave, came } = visitors(4, 100);
    const [one, other, late] = ['192.0.2.1', '198.51.100.1', '203.0.113.1'] as const;
    await come('10.0.0.1', '10.0.1.1', one, other);
    await come(...times(5, one), ...times(5, other), late);
    await leave(one);
    expect(came.at(-1)).toBe(late);
    await leave(other);
    expect(came.at(-1)).toBe(one);
    await leave(one);
    expect(came.at(-1)).toBe(other);
  });

  it('in a full queue the client with most requests loses one for another client', async () => {
    const { come, leave, came, refused } = visitors(4, 4);
    await come(...times(6, '192.0.2.1'));
    expect([came.length, refused.length]).toEqual([1, 1]);
    await come('198.51.100.1', '203.0.113.1', '198.51.100.2');
    expect(came).toHaveLength(4);
    await come('203.0.113.2');
    expect(refused).toEqual(['192.0.2.1', '192.0.2.1']);
    await leave('198.51.100.1');
    expect(came.at(-1)).toBe('203.0.113.2');
  });
});
