import { expect, test } from 'vitest';
import { bundleDiscount } from './bundle-view';

test.each([
  [7500, 10000, 25],
  [10000, 10000, 0],
  [5000, 0, 0],
])('a bundle of %i against %i saves %i percent', (price, crossed, percent) => {
  expect(bundleDiscount(price, crossed)).toBe(percent);
});
