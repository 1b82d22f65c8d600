import { expect, test, vi } from 'vitest';
import { memoizePerSnapshot } from './memoize-per-snapshot';

test('a value is computed once per snapshot, and again for another one', () => {
  const make = vi.fn((settings: ReadonlyMap<string, unknown>) => settings.get('days') ?? null);
  const daysOf = memoizePerSnapshot(make);
  const [first, second] = [new Map([['days', 7]]), new Map<string, unknown>()];
  expect([daysOf(first), daysOf(first), daysOf(second), daysOf(second)]).toEqual([
    7,
    7,
    null,
    null,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});
