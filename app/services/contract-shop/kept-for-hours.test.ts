import { expect, test } from 'vitest';
import { keptForHours } from './kept-for-hours';

const HOUR = 3_600_000;

test('what is kept is forgotten after hours, and begins anew where it is set anew', () => {
  let now = 0;
  const kept = keptForHours<string, number>(() => now);
  kept.set('a', 1);
  now = 11 * HOUR;
  expect(kept.get('a')).toBe(1);
  kept.set('a', 2);
  now = 22 * HOUR;
  expect(kept.get('a')).toBe(2);
  now = 23 * HOUR;
  expect(kept.get('a')).toBeUndefined();
});

test('of too many the one that was set first goes', () => {
  const kept = keptForHours<string, number>(() => 0, 2);
  for (const name of ['a', 'b', 'a', 'c']) kept.set(name, 1);
  expect(['a', 'b', 'c'].map((name) => kept.get(name))).toEqual([1, undefined, 1]);
  kept.delete('c');
  expect(kept.get('c')).toBeUndefined();
});
