import { expect, test } from 'vitest';
import { cutoffOf } from './retention';

test('days count from the time itself', () => {
  expect(cutoffOf({ days: 30 }, new Date('2026-03-31T12:00:00Z'))).toEqual(
    new Date('2026-03-01T12:00:00Z'),
  );
});

test('years count from the end of the calendar year, which ends at midnight in Germany', () => {
  const lastDay = new Date('2032-12-31T22:59:59Z');
  const nextYear = new Date('2032-12-31T23:00:00Z');
  const declared = new Date('2026-06-19T00:00:00Z');
  expect(declared < cutoffOf({ years: 6 }, lastDay)).toBe(false);
  expect(declared < cutoffOf({ years: 6 }, nextYear)).toBe(true);
  const newYear = new Date('2026-12-31T23:30:00Z');
  expect(newYear < cutoffOf({ years: 6 }, nextYear)).toBe(false);
});
