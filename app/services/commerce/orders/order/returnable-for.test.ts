import { expect, test } from 'vitest';
import { returnableFor } from './returnable-for';

const sentAt = new Date('2026-01-31T10:00:00Z');
const at = (now: string, status = 'shipped', returnDays = 30) =>
  returnableFor({ status, sentAt }, { returnDays, now: new Date(now) });

test.each([
  ['2026-01-31T10:00:00Z', 'anything'],
  ['2026-03-02T10:00:00Z', 'anything'],
  ['2026-03-02T10:00:01Z', 'faults'],
  // Two years, plus the months that the law and the delivery time add.
  ['2028-01-31T10:00:00Z', 'faults'],
  ['2028-06-30T10:00:00Z', 'faults'],
  ['2028-07-02T10:00:00Z', 'nothing'],
])('%s: %s', (now, expected) => {
  expect(at(now)).toBe(expected);
  expect(at(now, 'completed')).toBe(expected);
});

test.each(['pendingPayment', 'confirmed', 'cancelled', 'withdrawn'])('%s: nothing', (status) => {
  expect(at('2026-02-01T10:00:00Z', status)).toBe('nothing');
});

test('goods that were not sent cannot be returned', () => {
  const now = new Date('2026-02-01T10:00:00Z');
  const unsent = { status: 'shipped', sentAt: null };
  expect(returnableFor(unsent, { returnDays: 30, now })).toBe('nothing');
});

test('a shop may accept returns for longer than the law requires', () => {
  expect(at('2029-01-01T10:00:00Z', 'shipped', 3650)).toBe('anything');
});
