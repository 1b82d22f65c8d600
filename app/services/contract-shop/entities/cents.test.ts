import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf } from './cents';

test('euros with two decimals are the cents they were made of', () => {
  const most = 10 ** 12;
  fc.assert(
    fc.property(fc.integer({ min: -most, max: most }), (cents) => {
      expect(centsOf(JSON.parse(JSON.stringify(cents / 100)) as number)).toBe(cents);
    }),
  );
});

test('half a cent is rounded up, however it is written in binary', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 9 }), (cents) => {
      expect(
        centsOf(Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`)),
      ).toBe(cents + 1);
    }),
  );
});

test.each([
  [0, 0],
  [-0, 0],
  [1.005, 101],
  [1.0049, 100],
  [-4.995, -500],
])('%d euros are %d cents', (euros, cents) => {
  expect(centsOf(euros)).toBe(cents);
});
