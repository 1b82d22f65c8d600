import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, daysAfter } from '~/lib/calendar-day';
import { onShopClock } from '~/lib/shop-time';
import { preferredDeliveryRulesOf } from '../../core/settings/preferred-delivery-rules';
import { germanHolidays } from './german-holidays';
import { preferredDays } from './preferred-days';

const rules = (value: object = {}) =>
  preferredDeliveryRulesOf(new Map([['preferredDelivery', value]]));
const daysFrom = (now: string, goodsDays = 1, value = {}) =>
  preferredDays(rules(value), { now: new Date(now), goodsDays });

test.each([
  ['a Monday before noon: Wednesday', '2026-11-23T10:59:59+00:00', 1, '2026-11-25'],
  ['from noon on: a day later', '2026-11-23T11:00:00+00:00', 1, '2026-11-26'],
  ['a Friday: Saturday is no day of hand-over', '2026-11-27T08:00:00+01:00', 1, '2026-12-01'],
  ['a Sunday', '2026-11-29T08:00:00+01:00', 1, '2026-12-01'],
  ['before Christmas', '2026-12-23T08:00:00+01:00', 1, '2026-12-28'],
  ['goods that take longer come later', '2026-11-23T08:00:00+01:00', 4, '2026-11-30'],
  ['midnight in Berlin is the next day', '2026-11-22T23:30:00+00:00', 1, '2026-11-25'],
])('%s', (_, now, goodsDays, first) => {
  expect(daysFrom(now, goodsDays)[0]).toBe(first);
});

test('five days are offered, including Saturdays', () => {
  expect(daysFrom('2026-11-25T08:00:00+01:00')).toEqual([
    '2026-11-27',
    '2026-11-28',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});

test('cut-off and days of hand-over are settings', () => {
  const monday = '2026-11-23T15:00:00+01:00';
  expect(daysFrom(monday, 1, { cutOff: { hour: 16, minute: 30 } })[0]).toBe('2026-11-25');
  expect(
    daysFrom(monday, 1, { cutOff: { hour: 16, minute: 30 }, excludedHandOverDays: [2, 6] })[0],
  ).toBe('2026-11-26');
  expect(daysFrom(monday, 1, { excludedHandOverDays: [1, 2, 3, 4, 5, 6] })).toEqual([]);
});

/** Two years with both changes of the clock. */
const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T23:59:59Z'),
  noInvalidDate: true,
});

test('never a Sunday, a holiday, or before the earliest day', () => {
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 0, max: 12 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 5 }),
      (now, goodsDays, excludedHandOverDays) => {
        const days = preferredDays(rules({ excludedHandOverDays }), { now, goodsDays });
        const today = dayOf(now);
        const isLate = onShopClock(now).slice(11) >= '12:00';
        expect(days.every((day) => day >= daysAfter(today, isLate ? 3 : 2))).toBe(true);
        expect(days).toEqual([...new Set(days)].toSorted());
        for (const day of days) {
          expect(new Date(`${day}T12:00:00Z`).getUTCDay()).not.toBe(0);
          expect(germanHolidays(Number(day.slice(0, 4)))).not.toContain(day);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
