import { expect, test } from 'vitest';
import { availabilityTone } from './badge';
import { visiblePages } from './pagination';
import { roundRating } from './rating';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
])('page %d of %d shows %j', (page, last, expected) => {
  expect(visiblePages(page, last)).toEqual(expected);
});

test.each([
  [4.26, 'half', 4.5],
  [4.24, 'half', 4],
  [4.26, 'tenth', 4.3],
  [7, 'half', 5],
  [-1, 'tenth', 0],
] as const)('a rating of %d in %s steps is %d', (value, steps, expected) => {
  expect(roundRating(value, steps)).toBe(expected);
});

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
