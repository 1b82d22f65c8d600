import { expect, test } from 'vitest';
import { daysAfter } from './withdrawal-view';

test.each([
  ['2026-11-23T22:59:59Z', '2026-12-07'],
  ['2026-11-23T23:00:00Z', '2026-12-08'],
  // The clocks go back in between: still 14 days.
  ['2026-10-19T22:30:00Z', '2026-11-03'],
  ['2026-02-14T12:00:00Z', '2026-02-28'],
])('14 days after %s, by the clock in Berlin, is %s', (moment, day) => {
  expect(daysAfter(moment, 14)).toBe(day);
});
