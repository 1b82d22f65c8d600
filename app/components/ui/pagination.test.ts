import { expect, test } from 'vitest';
import { visiblePages } from './pagination';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
])('page %d of %d shows %j', (page, last, expected) => {
  expect(visiblePages(page, last)).toEqual(expected);
});
