import { expect, test } from 'vitest';
import { createChangeLog } from './change-log';

test('returns the changes since a position', () => {
  const log = createChangeLog();
  const start = log.position();
  expect(log.since(start)).toEqual([]);
  log.note([7, 8, 7]);
  const later = log.position();
  log.note([9]);
  expect(log.since(start)).toEqual([7, 8, 9]);
  expect(log.since(later)).toEqual([9]);
});

test('a reader too far behind, or before a change of everything, has to start again', () => {
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
