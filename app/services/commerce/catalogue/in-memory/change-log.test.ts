import { expect, test } from 'vitest';
import { createChangeLog } from './change-log';

test('tells what changed since a position', () => {
  const log = createChangeLog();
  const start = log.position();
  expect(log.since(start)).toEqual([]);
  log.note([7, 8, 7]);
  const later = log.position();
  log.note([9]);
  expect(log.since(start)).toEqual([7, 8, 9]);
  expect(log.since(later)).toEqual([9]);
});

test('a process too far behind, or behind a change of everything, begins anew', () => {
  const log = createChangeLog();
  const start = log.position();
  log.note('everything');
  expect(log.since(start)).toBe('everything');
  const next = log.position();
  expect(log.since(next)).toEqual([]);
  log.note(Array.from({ length: 501 }, (_, n) => n));
  expect(log.since(next)).toBe('everything');
  expect(log.since(next + 1)).toHaveLength(500);
});
