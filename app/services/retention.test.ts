import { expect, test } from 'vitest';
import { forgetBefore } from './retention';

test('days count from the moment itself', () => {
  expect(forgetBefore({ days: 30 }, new Date('2026-03-31T12:00:00Z'))).toEqual(
    new Date('2026-03-01T12:00:00Z'),
  );
});

test('years count from the end of the calendar year', () => {
  const lastDay = new Date('2032-12-31T23:00:00Z');
  const nextYear = new Date('2033-01-01T00:00:00Z');
  const declared = new Date('2026-06-19T00:00:00Z');
  expect(declared < forgetBefore({ years: 6 }, lastDay)).toBe(false);
  expect(declared < forgetBefore({ years: 6 }, nextYear)).toBe(true);
});
