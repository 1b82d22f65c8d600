import { expect, test } from 'vitest';
import { roundRating } from './rating';

test.each([
  [4.26, 'half', 4.5],
  [4.24, 'half', 4],
  [4.26, 'tenth', 4.3],
  [7, 'half', 5],
  [-1, 'tenth', 0],
] as const)('a rating of %d in %s steps is %d', (value, steps, expected) => {
  expect(roundRating(value, steps)).toBe(expected);
});
