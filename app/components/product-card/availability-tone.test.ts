import { expect, test } from 'vitest';
import { availabilityTone } from './availability-tone';

test.each([
  [1, 'green'],
  [3, 'green'],
  [4, 'amber'],
  [7, 'red'],
  [8, 'red'],
  [9, 'grey'],
])('availability %d is %s', (id, tone) => {
  expect(availabilityTone(id)).toBe(tone);
});
