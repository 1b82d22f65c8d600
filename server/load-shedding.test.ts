import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkplaces } from './load-shedding';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets so many in and the next one when somebody leaves, in their order', async () => {
  const gate = createWorkplaces({ places: 2, queue: 5, waitMs: 1_000 });
  const [first] = [await gate.enter(), await gate.enter()];
  const came: string[] = [];
  const third = gate.enter().then((leave) => (came.push('third'), leave));
  void gate.enter().then(() => came.push('fourth'));
  await vi.advanceTimersByTimeAsync(500);
  expect(came).toEqual([]);
  first?.();
  first?.(); // twice is once
  const leaveThird = await third;
  expect(came).toEqual(['third']);
  leaveThird?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['third', 'fourth']);
});

it('turns away at once who finds the queue full, and after a while who waits in it', async () => {
  const gate = createWorkplaces({ places: 1, queue: 1, waitMs: 1_000 });
  const leave = await gate.enter();
  const waits = gate.enter();
  expect(await gate.enter()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waits).toBeUndefined();
  // Who gave up takes no place.
  leave?.();
  expect(await gate.enter()).toBeDefined();
  expect(vi.getTimerCount()).toBe(0);
});
