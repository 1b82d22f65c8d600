import { expect, test } from 'vitest';
import { dayOf, daysAhead, readDay } from './calendar-day';

test.each([
  ['2027-03-28', '2027-03-28'],
  [' 2027-3-8 ', '2027-03-08'],
  ['28.3.2027', '2027-03-28'],
  ['28. 03. 2027', '2027-03-28'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', null],
  ['2027-13-01', null],
  ['2027-00-10', null],
  ['0.1.2027', null],
  ['28.3.27', null],
  ['3/28/2027', null],
  ['2027-03-28T10:00', null],
  ['', null],
  ['morgen', null],
  ['9'.repeat(10_000), null],
])('"%s" is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['2027-01-31T22:59:59Z', '2027-01-31'],
  ['2027-01-31T23:00:00Z', '2027-02-01'],
  ['2027-06-30T22:00:00Z', '2027-07-01'],
])('at %s it is %s in the shop', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

test.each([
  ['2027-12-31T10:00:00Z', 2, '2028-01-01', '2028-01-02'],
  ['2028-02-28T10:00:00Z', 1, '2028-02-29', '2028-02-29'],
  ['2027-03-27T23:30:00Z', 3, '2027-03-29', '2027-03-31'],
])('at %s the next %i days are %s to %s', (now, count, first, last) => {
  expect(daysAhead(new Date(now), count)).toEqual({ first, last });
});
