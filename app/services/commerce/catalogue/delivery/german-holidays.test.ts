import { expect, test } from 'vitest';
import { germanHolidays } from './german-holidays';

/** Easter Monday, Ascension, Whit Monday, Corpus Christi, day of repentance. */
test.each([
  [2024, '2024-04-01', '2024-05-09', '2024-05-20', '2024-05-30', '2024-11-20'],
  [2025, '2025-04-21', '2025-05-29', '2025-06-09', '2025-06-19', '2025-11-19'],
  [2026, '2026-04-06', '2026-05-14', '2026-05-25', '2026-06-04', '2026-11-18'],
  [2027, '2027-03-29', '2027-05-06', '2027-05-17', '2027-05-27', '2027-11-17'],
  [2038, '2038-04-26', '2038-06-03', '2038-06-14', '2038-06-24', '2038-11-17'],
])('movable holidays of %d', (year, ...days) => {
  expect([...germanHolidays(year)]).toEqual(expect.arrayContaining(days));
});

test('holidays of single states are included, ordinary days are not', () => {
  const holidays = germanHolidays(2026);
  expect(holidays).toContain('2026-01-06');
  expect(holidays).toContain('2026-12-26');
  expect(holidays).not.toContain('2026-12-24');
  expect(holidays.size).toBe(20);
});
