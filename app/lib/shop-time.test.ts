import { expect, test } from 'vitest';
import { onShopClock, shopMoment } from './shop-time';

const moment = (date: string, time: string) => {
  const found = shopMoment(date, time);
  return found instanceof Date ? found.toISOString() : found;
};

test('winter and summer time of the shop', () => {
  expect(moment('2027-01-15', '08:00')).toBe('2027-01-15T07:00:00.000Z');
  expect(moment('2027-07-15', '08:00')).toBe('2027-07-15T06:00:00.000Z');
  expect(moment('2028-02-29', '00:00')).toBe('2028-02-28T23:00:00.000Z');
});

test('the skipped hour does not exist', () => {
  expect(moment('2027-03-28', '01:59')).toBe('2027-03-28T00:59:00.000Z');
  expect(moment('2027-03-28', '02:00')).toBe('missing');
  expect(moment('2027-03-28', '02:30')).toBe('missing');
  expect(moment('2027-03-28', '03:00')).toBe('2027-03-28T01:00:00.000Z');
});

test('of the hour that occurs twice the first is used', () => {
  expect(moment('2027-10-31', '02:30')).toBe('2027-10-31T00:30:00.000Z');
  expect(moment('2027-10-31', '03:00')).toBe('2027-10-31T02:00:00.000Z');
});

test.each([
  ['2027-02-30', '10:00'],
  ['2027-13-01', '10:00'],
  ['2027-00-00', '10:00'],
  ['0000-01-01', '24:00'],
  ['27-01-01', '10:00'],
  ['2027-01-01', '25:00'],
  ['2027-01-01', '10:60'],
  ['2027-01-01', '10:00:00'],
  ['', ''],
  ['2027-01-01\n', '10:00'],
  ['morgen', 'früh'],
])('%j %j is invalid', (date, time) => {
  expect(shopMoment(date, time)).toBeNull();
});

test("a timestamp is shown by the shop's clock", () => {
  expect(onShopClock(new Date('2027-03-28T00:59:00Z'))).toBe('2027-03-28T01:59');
  expect(onShopClock(new Date('2027-03-28T01:00:00Z'))).toBe('2027-03-28T03:00');
  expect(onShopClock(new Date('2027-01-01T23:00:00Z'))).toBe('2027-01-02T00:00');
});
