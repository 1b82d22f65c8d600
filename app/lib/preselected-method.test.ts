import { expect, test } from 'vitest';
import { preselected } from './preselected-method';

const method = (id: number, price: number, isSelectable = true) => ({ id, price, isSelectable });

test.each([
  ['the chosen one', [method(1, 500), method(2, 900)], 2, 2],
  ['the cheapest when none was chosen', [method(1, 500), method(2, 300)], null, 2],
  ['the first of equal prices', [method(1, 0), method(2, 0)], null, 1],
  ['never one that is not selectable', [method(1, 0, false), method(2, 300)], 1, 2],
  ['nothing when there is nothing', [], 1, null],
])('%s', (_, methods, chosen, expected) => {
  expect(preselected(methods, chosen)).toBe(expected);
});
